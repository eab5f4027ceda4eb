import { ContentError, type Problem } from '../../src/content/problems.ts';
import { readWords, wordsFile } from '../../src/content/read-dictionaries.ts';
import { positionIn } from '../../src/content/read-yaml.ts';
import { offeredLanguages } from '../../src/i18n/languages.ts';
import type { ResumeSource } from './resume-source.ts';

/** Content files from which the resume takes words as they stand. */
const dataFiles = ['site', 'skills'] as const;

/**
 * Finds the characters that the resume's font lacks: they would be printed as empty boxes.
 * @param root the project's folder
 */
export function lackingCharacters(
  characters: readonly string[],
  root: string,
  sources: readonly ResumeSource[],
): ContentError {
  const problems: Problem[] = [];
  const check = (text: string, place: Omit<Problem, 'message'>) => {
    const found = [...new Set(text)].filter((character) => characters.includes(character)).map(describe);
    if (found.length > 0) problems.push({ ...place, message: `the font of the resume has no ${found.join(', ')}` });
  };
  for (const { source, keys } of sources) {
    const dictionary = source.content.dictionaries[source.language] ?? {};
    const { places } = readWords(root, source.language, []);
    const file = wordsFile(source.language);
    for (const key of keys) check(dictionary[key] ?? '', places.get(key) ?? { file, key });
  }
  // Names of languages come from CLDR: their record may say them in other letters.
  for (const { code, ownName } of offeredLanguages)
    check(ownName, { file: 'content/site.yaml', key: `languages ${code} ownName` });
  const content = sources[0]?.source.content;
  const facts = content?.projects.map(({ slug, live, tags }) => ({
    file: `projects/${slug}/project`,
    value: { live, tags },
  }));
  for (const { file: name, value } of [
    ...dataFiles.map((file) => ({ file, value: content?.[file] })),
    ...(facts ?? []),
  ]) {
    const file = `content/${name}.yaml`;
    for (const { path, text } of textsIn(value))
      check(text, { file, ...positionIn(root, file, path), key: path.join('.') });
  }
  return new ContentError(problems);
}

function describe(character: string): string {
  return `“${character}” (U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`;
}

function* textsIn(
  value: unknown,
  path: readonly PropertyKey[] = [],
): Iterable<{ path: readonly PropertyKey[]; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    yield* textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}
