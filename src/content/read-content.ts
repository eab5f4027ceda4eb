import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { checkReferences } from './check-references.ts';
import type { Content } from './content.ts';
import { holdBack } from './hold-back.ts';
import { findIcon } from './icon-sets.ts';
import { ContentError, type Problem } from './problems.ts';
import { readArticles } from './read-articles.ts';
import { readDictionaries, textKeyOf } from './read-dictionaries.ts';
import { importModule, readModule } from './read-module.ts';
import { readOwnPages } from './read-own-pages.ts';
import { makeSchemas } from './schemas.ts';

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
  const ownPages = await readOwnPages(root, codes, schemas, problems);

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
    ownPages,
    dictionaries,
  };
  checkReferences(root, content, problems);
  if (problems.length > 0) throw new ContentError(problems);
  return deepFreeze(holdBack(content));
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
