import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ArticleBody, Content, Dictionary, Project } from './content.ts';
import { findPicture, foldersIn, isAddress, languagesIn } from './files/read-folder.ts';
import { readText } from './files/read-text.ts';
import { positionIn, readYaml } from './files/read-yaml.ts';
import { sourceCodeOf } from './languages/source-language.ts';
import { compileArticle } from './mdx/compile-article.ts';
import type { Problem } from './problems.ts';
import { listProjects, projectFile, projectTextKey } from './read-project-texts.ts';
import type { ProjectOrder, Schemas, TextKey } from './schemas.ts';
import { withOwner } from './texts/read-dictionaries.ts';

interface Words {
  words: Dictionary;
  owner: string;
  has: (path: string) => boolean;
}

const orderFile = 'projects/order.yaml';

/** Reads the folders of `projects`, in the order of `projects/order.yaml`, without those that lack facts or a text. */
export async function readProjects(
  root: string,
  codes: readonly string[],
  words: Words,
  schemas: Schemas,
  problems: Problem[],
): Promise<Pick<Content, 'projects' | 'fillers'>> {
  foldersIn(root, 'projects', problems, 'order.yaml');
  const folders = listProjects(root);
  for (const [index, { slug, key }] of folders.entries()) {
    if (folders.findIndex((other) => other.key === key) === index) continue;
    const file = `projects/${slug}/project.yaml`;
    problems.push({ file, key: 'key', message: `another project has the key ${key} too` });
  }
  const read = folders.map((folder) => readProject(root, folder, codes, words, schemas, problems));
  const projects = (await Promise.all(read)).filter((project) => project !== undefined);
  const order = existsSync(join(root, orderFile)) ? readYaml(root, orderFile, schemas.order, problems) : undefined;
  return { projects: order ? sort(root, projects, order, problems) : projects, fillers: order?.fillers ?? [] };
}

function sort(root: string, projects: Project[], { projects: order }: ProjectOrder, problems: Problem[]): Project[] {
  const slugs = listProjects(root).map(({ slug }) => slug);
  for (const [index, slug] of order.entries()) {
    const report = (message: string) => {
      const place = { file: orderFile, ...positionIn(root, orderFile, ['projects', index]) };
      problems.push({ ...place, key: `projects.${index}`, message });
    };
    if (!slugs.includes(slug)) report(`no project "${slug}": use one of ${slugs.join(', ')}`);
    if (order.indexOf(slug) < index) report(`${slug} appears twice`);
  }
  const placeOf = ({ slug }: Project) => (order.includes(slug) ? order.indexOf(slug) : order.length);
  return projects.toSorted((a, b) => placeOf(a) - placeOf(b));
}

async function readProject(
  root: string,
  { slug, key }: { slug: string; key: string },
  codes: readonly string[],
  { words, owner, has }: Words,
  schemas: Schemas,
  problems: Problem[],
): Promise<Project | undefined> {
  const folder = `projects/${slug}`;
  if (!isAddress(folder, problems)) return undefined;
  const languages = languagesIn(root, folder, codes, problems, 'project.yaml');
  if (!languages) return undefined;
  const facts = readYaml(root, `${folder}/project.yaml`, schemas.project, problems);
  const stories: Record<string, ArticleBody> = {};
  for (const code of languages) {
    const file = projectFile(slug, code);
    const body = await compileArticle(file, withOwner(readText(root, file), owner), problems);
    if (body) stories[code] = body;
  }
  if (!facts) return undefined;
  const { key: _key, picture, ...rest } = facts;
  const pictureFile = findPicture(picture, has, { file: `${folder}/project.yaml`, key: 'picture' }, problems);
  const { pictureAlt, ...textKeys } = keysOf(key, words);
  if (Boolean(picture) !== Boolean(pictureAlt)) {
    const message = picture
      ? 'this text is missing: a description of the picture'
      : 'this text describes a picture, but project.yaml names none';
    problems.push({ file: projectFile(slug, sourceCodeOf(root)), key: 'pictureAlt', message });
  }
  return {
    ...rest,
    ...textKeys,
    slug,
    stories,
    ...(pictureFile && pictureAlt && { picture: { file: pictureFile, alt: pictureAlt } }),
  };
}

function keysOf(key: string, words: Dictionary) {
  const all = (...field: PropertyKey[]) => projectTextKey(key, field) as TextKey;
  const existing = <Name extends string>(names: readonly Name[], ...before: string[]) =>
    Object.fromEntries(
      names.map((name) => [name, all(...before, name)]).filter(([, one]) => one && one in words),
    ) as Partial<Record<Name, TextKey>>;
  const decision = { title: all('caseStudy', 'decision', 'title'), text: all('caseStudy', 'decision', 'text') };
  const parts: Project['parts'] = [];
  while (all('parts', parts.length, 'title') in words)
    parts.push({ title: all('parts', parts.length, 'title'), text: all('parts', parts.length, 'text') });
  return {
    title: all('title'),
    description: all('description'),
    ...existing(['metaDescription', 'story', 'pictureAlt']),
    caseStudy: {
      ...existing(
        ['problem', 'audience', 'role', 'constraints', 'tested', 'outcome', 'unknown', 'otherwise'],
        'caseStudy',
      ),
      ...(decision.title in words && { decision: { ...decision, ...existing(['cost'], 'caseStudy', 'decision') } }),
    },
    parts,
  };
}
