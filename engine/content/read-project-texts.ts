import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, visit } from 'yaml';
import { memoize } from './cache/memory-cache.ts';
import { readFrontMatter } from './files/front-matter.ts';
import { readText } from './files/read-text.ts';
import { checkYaml, type Position, parseYaml } from './files/read-yaml.ts';
import { sourceCodeOf } from './languages/source-language.ts';
import type { Problem } from './problems.ts';
import { projectTextsSchema, translatedProjectTextsSchema } from './schemas/project-texts.ts';

export interface ProjectFolder {
  slug: string;
  /** Prefix of its texts in the dictionary: `projects_<key>_title` … */
  key: string;
}

interface ProjectText {
  text: string;
  /** Its path in the file, for example `caseStudy.problem`; `story` for the text below the front matter. */
  field: PropertyKey[];
}

export interface ProjectTexts {
  texts: Map<string, ProjectText>;
  positionOf: (field: readonly PropertyKey[]) => Position | undefined;
  /** False where the file has problems, so that it is not compared with other languages. */
  readable: boolean;
}

/** Path from the site’s folder. */
export const projectFile = (slug: string, code: string) => `projects/${slug}/${code}.mdx`;

/** Dictionary names of fields, where they differ from those in the file. */
const endings: Readonly<Record<string, string>> = {
  metaDescription: 'meta',
  pictureAlt: 'picture',
  'decision.title': 'decision_title',
  'decision.text': 'decision',
  'decision.cost': 'cost',
};

/** The dictionary key of a project’s text: `projects_loom_problem` for `caseStudy.problem`. */
export function projectTextKey(key: string, field: readonly PropertyKey[]): string {
  const [part, number, what] = field;
  const name = field.join('.').replace(/^caseStudy\./, '');
  const own = `part_${Number(number) + 1}${what === 'title' ? '_title' : ''}`;
  return `projects_${key}_${part === 'parts' ? own : (endings[name] ?? name)}`;
}

/** The folders of `projects`, sorted by slug, whether or not their files have problems. */
export const listProjects = (root: string): readonly ProjectFolder[] =>
  memoize(`projects ${root}`, () => findProjects(root), [join(root, 'projects')]);

function findProjects(root: string): ProjectFolder[] {
  const folder = join(root, 'projects');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name: slug }) => ({ slug, key: keyOf(root, slug) }))
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

function keyOf(root: string, slug: string): string {
  const path = join(root, `projects/${slug}/project.yaml`);
  const facts = existsSync(path)
    ? parseYaml(path, readText(root, `projects/${slug}/project.yaml`), [])?.document.toJS()
    : undefined;
  const { key } = (facts ?? {}) as { key?: unknown };
  return typeof key === 'string' ? key : slug.replaceAll('-', '_');
}

/** A project’s texts in a language, by their key in the dictionary; undefined where it has no file. */
export function readProjectTexts(
  root: string,
  { slug, key }: ProjectFolder,
  code: string,
  problems: Problem[],
): ProjectTexts | undefined {
  const file = projectFile(slug, code);
  if (!existsSync(join(root, file))) return undefined;
  const texts: ProjectTexts['texts'] = new Map();
  const parts = readFrontMatter(file, readText(root, file), problems);
  const isSource = code === sourceCodeOf(root);
  const schema = isSource ? projectTextsSchema : translatedProjectTextsSchema;
  if (!parts) return { texts, positionOf: () => undefined, readable: false };
  if (!isSource) visit(parts.front.document, { Pair: (_, { value }) => (isEmpty(value) ? visit.REMOVE : undefined) });
  const front = checkYaml(file, parts.front, schema, problems);
  const story = parts.body ? [{ text: parts.body, field: ['story'] }] : [];
  // Valid texts are kept when others have problems: other files may refer to them.
  for (const one of [...leaves(front ?? parts.front.document.toJS()), ...story])
    texts.set(projectTextKey(key, one.field), one);
  const positionOf = (field: readonly PropertyKey[]) =>
    field[0] === 'story' ? { line: parts.bodyLine, column: 1 } : parts.front.positionOf(field);
  return { texts, positionOf, readable: front !== undefined };
}

const isEmpty = (value: unknown) => value === null || (isScalar(value) && value.value === null);

function leaves(value: unknown, field: PropertyKey[] = []): ProjectText[] {
  if (typeof value === 'string') return [{ text: value, field }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    leaves(inner, [...field, Array.isArray(value) ? Number(name) : name]),
  );
}
