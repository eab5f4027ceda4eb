import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';
import type { Content } from './content.ts';
import { findIcon } from './icon-sets.ts';
import { ContentError, type Problem } from './problems.ts';
import { readArticles } from './read-articles.ts';
import { readDictionaries, textKeyOf } from './read-dictionaries.ts';
import { makeSchemas } from './schemas.ts';
import { positionInModule, syntaxFault } from './source-position.ts';

/**
 * Reads and checks everything in `content/`.
 * @param root the project's folder
 * @returns the content, frozen
 * @throws ContentError that lists every problem with file, line and key
 */
export async function readContent(root: string): Promise<Content> {
  const problems: Problem[] = [];
  const codes = languageCodes(await importModule(root, 'content/site.ts', [])) ?? ['en'];
  const dictionaries = readDictionaries(root, codes, problems);
  const english = dictionaries.en ?? {};
  const schemas = makeSchemas({
    textKeys: new Set(Object.keys(english).map((key) => textKeyOf(key, english))),
    isIcon: (name) => findIcon(name) !== undefined,
    isPicture: (file) => existsSync(join(root, 'content/pictures', file)),
  });

  const read = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    readModule(root, `content/${name}.ts`, schema, problems);
  const site = await read('site', schemas.site);
  const home = await read('home', schemas.home);
  const profile = await read('profile', schemas.profile);
  const skills = await read('skills', schemas.skills);
  const career = await read('career', schemas.career);
  const resume = await read('resume', schemas.resume);
  const contact = await read('contact', schemas.contact);
  const work = await read('projects', schemas.projects);
  const games = await read('games', schemas.games);
  const articles = await readArticles(root, codes, schemas, problems);

  if (!site || !home || !profile || !skills || !career || !resume || !contact || !work || !games)
    throw new ContentError(problems);
  const content: Content = {
    folder: join(root, 'content'),
    site,
    home,
    profile,
    skills,
    career,
    resume,
    contact,
    projects: work.projects,
    fillers: work.fillers,
    games,
    articles,
    dictionaries,
  };
  checkReferences(root, content, problems);
  if (problems.length > 0) throw new ContentError(problems);
  return deepFreeze(content);
}

/** Checks what one file says of another: projects, articles and skills that are named must exist. */
function checkReferences(root: string, content: Content, problems: Problem[]): void {
  const slugs = content.projects.map(({ slug }) => slug);
  // An article that is wrong in itself has been told of already: its folder says that it exists.
  const folders = readdirSync(join(root, 'content/articles')).map((folder) => Number.parseInt(folder, 10));
  const numbers = [...new Set([...content.articles.map(({ number }) => number), ...folders])].sort((a, b) => a - b);
  const skills = content.skills.map(({ key }) => key);
  const expect = (name: string, path: PropertyKey[], value: unknown, known: readonly unknown[], what: string) => {
    if (known.includes(value)) return;
    const file = `content/${name}.ts`;
    const position = positionInModule(readFileSync(join(root, file), 'utf8'), path);
    problems.push({
      file,
      ...position,
      key: path.join('.'),
      message: `no ${what} ${JSON.stringify(value)}; there are ${known.join(', ')}`,
    });
  };
  for (const [index, item] of content.home.showcase.entries()) {
    if (item.kind === 'project') expect('home', ['showcase', index, 'slug'], item.slug, slugs, 'project');
    if (item.kind === 'article') expect('home', ['showcase', index, 'number'], item.number, numbers, 'article');
  }
  for (const [index, key] of content.profile.skills.entries())
    expect('profile', ['skills', index], key, skills, 'skill');
  for (const [index, { slug }] of content.profile.projects.entries())
    expect('profile', ['projects', index, 'slug'], slug, slugs, 'project');
  for (const [index, slug] of content.resume.projects.entries())
    expect('resume', ['projects', index], slug, slugs, 'project');
  for (const [index, job] of content.career.entries()) {
    for (const [place, key] of job.skills.entries()) expect('career', [index, 'skills', place], key, skills, 'skill');
  }
  for (const [index, { slug }] of content.games.entries()) expect('games', [index, 'slug'], slug, slugs, 'project');
}

async function readModule<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
  problems: Problem[],
): Promise<z.infer<Schema> | undefined> {
  const before = problems.length;
  const value = await importModule(root, file, problems);
  if (problems.length > before) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const source = readFileSync(join(root, file), 'utf8');
  for (const issue of result.error.issues) {
    // An unknown field is an issue of the object around it: show the field itself.
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) {
      const message = issue.code === 'unrecognized_keys' ? 'there is no such field' : issue.message;
      problems.push({ file, ...positionInModule(source, path), key: path.join('.') || undefined, message });
    }
  }
  return undefined;
}

/** Imports a content file; a missing file and a broken syntax become problems. */
async function importModule(root: string, file: string, problems: Problem[]): Promise<unknown> {
  const path = join(root, file);
  if (!existsSync(path)) {
    problems.push({ file, message: 'this file is not there' });
    return undefined;
  }
  const fault = syntaxFault(readFileSync(path, 'utf8'));
  if (fault) {
    problems.push({ file, ...fault });
    return undefined;
  }
  // The time of the last change makes the address new, so that a running dev server sees the change.
  const module = await import(
    /* @vite-ignore */ `${pathToFileURL(path)}?changed=${Math.round(statSync(path).mtimeMs)}`
  );
  return module.default;
}

function languageCodes(site: unknown): string[] | undefined {
  const languages = (site as { languages?: { code?: unknown }[] } | undefined)?.languages;
  if (!Array.isArray(languages)) return undefined;
  return languages
    .map((one) => one?.code)
    .filter((code) => typeof code === 'string' && /^[a-zA-Z-]+$/.test(code)) as string[];
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}
