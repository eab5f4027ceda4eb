import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { codeVersion } from './cache/code-version.ts';
import { checkReferences } from './check-references.ts';
import { readCode } from './code/read-code.ts';
import type { Article, ArticleBody, Content, OwnPage } from './content.ts';
import { readText } from './files/read-text.ts';
import { parseYaml, readYaml } from './files/read-yaml.ts';
import { requireFormat } from './format.ts';
import { completeLanguage, type Language } from './languages/language.ts';
import { sourceCodeOf } from './languages/source-language.ts';
import { locateProblems } from './locate-problems.ts';
import { checkFigures } from './mdx/check-figures.ts';
import { checkVideos } from './pictures/check-videos.ts';
import { findIcon } from './pictures/icon-sets.ts';
import { readPictures } from './pictures/read-pictures.ts';
import { ContentError, type Problem } from './problems.ts';
import { readArticles } from './read-articles.ts';
import { readOwnPages } from './read-own-pages.ts';
import { readProjects } from './read-projects.ts';
import { removeDisabled } from './remove-disabled.ts';
import { languageSchema } from './schemas/language.ts';
import type { SitePageFacts } from './schemas/site-page.ts';
import { makeSchemas } from './schemas.ts';
import { engineRoot } from './site-root.ts';
import { readDictionaries, textKeysOf, wordsFile } from './texts/read-dictionaries.ts';
import { readHyphenation } from './texts/read-hyphenation.ts';
import { checkTheme } from './theme/check-theme.ts';
import { checkStructures } from './translations/check-structures.ts';
import { findStale } from './translations/stale.ts';

/** The record of the last full test run: JSON, which is valid YAML. */
export const checksFile = 'checks.json';

export const measurementsFile = 'measurements.json';

/** Reads and checks all content; the result is frozen. Throws a ContentError with every problem, file, line and key. */
export async function readContent(root: string): Promise<Content> {
  requireFormat(root);
  const problems: Problem[] = [];
  const { languages, name } = peekAtSite(root);
  const codes = languages.map(({ code }) => code);
  const { dictionaries, coverage, readable, ...wordsRead } = readDictionaries(root, languages, name, problems);
  const source = sourceCodeOf(root);
  const words = dictionaries[source] ?? {};
  const { pictures, has, hasBeside } = await readPictures(root, problems);
  const textKeys = readable ? textKeysOf(words) : new Set<string>();
  const schemas = makeSchemas({
    textKeys: readable ? textKeys : { has: () => true },
    wordsFile: wordsFile(source),
    isIcon: (name) => findIcon(name) !== undefined,
    isPicture: (file) => has(`pictures/${file}`),
    isOwnPicture: (file) => has(`pictures/${file}`) || hasBeside(file),
  });

  const read = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    readYaml(root, `${name}.yaml`, schema, problems);
  const site = read('site', schemas.site);
  const home = read('home', schemas.home);
  const profile = read('profile', schemas.profile);
  const skills = read('skills', schemas.skills);
  const career = read('career', schemas.career);
  const resume = read('resume', schemas.resume);
  const contact = read('contact', schemas.contact);
  const games = read('games', schemas.games);
  const checks = existsSync(join(root, checksFile)) ? readYaml(root, checksFile, schemas.checks, problems) : undefined;
  const measurements = existsSync(join(root, measurementsFile))
    ? readYaml(root, measurementsFile, schemas.measurements, problems)
    : undefined;
  checkTheme(root, problems);
  const work = await readProjects(root, codes, { words, owner: name, has }, schemas, problems);
  const articles = await readArticles(root, codes, schemas, textKeys, has, problems);
  const ownPages = await readOwnPages(root, codes, schemas, problems);
  const bodies = [
    ...[...articles, ...ownPages].flatMap(bodiesOf),
    ...work.projects.flatMap(({ stories }) => Object.values(stories)),
  ];
  const code = await readCode(root, problems);
  const sitePages: Record<string, SitePageFacts> = {};
  for (const [id, file] of Object.entries(code.pages)) {
    const facts = readYaml(root, file.replace(/\.tsx$/, '.yaml'), schemas.sitePage, problems);
    if (facts) sitePages[id] = facts;
  }
  const hyphenation = readHyphenation(root, problems);
  checkPictures(bodies, has, problems);
  checkVideos(
    root,
    bodies.flatMap((body) => body.videos),
    problems,
  );
  checkFigures(
    bodies.flatMap((body) => body.figures),
    pictures,
    problems,
  );

  if (!site || !home || !profile || !skills || !career || !resume || !contact || !games)
    throw new ContentError(await locateProblems(root, problems));
  const content: Content = {
    folder: root,
    site,
    home,
    profile,
    skills,
    career,
    resume,
    contact,
    ...work,
    games,
    ...(checks && { checks }),
    ...(measurements && { measurements, codeVersion: codeVersion(engineRoot) }),
    articles,
    pictures,
    ownPages,
    sitePages,
    code,
    hyphenation,
    stale: problems.length > 0 ? {} : findStale(root, codes, wordsRead),
    dictionaries,
    coverage,
  };
  checkReferences(root, content, problems);
  // Texts are compared only when each of them is valid.
  if (problems.length === 0) checkStructures(root, languages, problems);
  if (problems.length > 0) throw new ContentError(await locateProblems(root, problems));
  return deepFreeze(removeDisabled(content));
}

function checkPictures(bodies: readonly ArticleBody[], has: (path: string) => boolean, problems: Problem[]): void {
  for (const { path, file, line } of bodies.flatMap((body) => body.pictures))
    if (!has(path)) problems.push({ file, line, message: `no picture ${path}` });
}

const bodiesOf = ({ translations }: Article | OwnPage) => Object.values(translations).flatMap(({ body }) => body ?? []);

/**
 * Everything else depends on these. If `site.yaml` is unreadable, the languages are those with words; all but the default
 * one count as not offered, so that their missing texts are not reported as well.
 */
function peekAtSite(root: string): { languages: Language[]; name: string } {
  const path = join(root, 'site.yaml');
  const site = existsSync(path) ? parseYaml('site.yaml', readText(root, 'site.yaml'), [])?.document.toJS() : undefined;
  const { languages, name } = (site ?? {}) as { languages?: unknown; name?: unknown };
  const records = Array.isArray(languages)
    ? languages
    : readdirSync(join(root, 'words'))
        .map((file) => /^(.+)\.yaml$/.exec(file)?.[1])
        .map((code) => ({ code, offered: code === sourceCodeOf(root) }));
  return { languages: records.flatMap((record) => peekAtLanguage(record) ?? []), name: String(name) };
}

function peekAtLanguage(record: unknown): Language | undefined {
  const { success, data } = languageSchema.safeParse(record);
  if (success) return completeLanguage(data);
  const { code, offered } = (record ?? {}) as { code?: unknown; offered?: unknown };
  const known = languageSchema.safeParse({ code, ownName: '-', offered: offered !== false });
  return known.success ? completeLanguage(known.data) : undefined;
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}
