import { ContentError, type Problem } from '../../content/problems.ts';
import { readWords, wordsFile } from '../../content/read-dictionaries.ts';
import { positionIn } from '../../content/read-yaml.ts';
import { offeredLanguages } from '../../i18n/languages.ts';
import { isBroken, rightToLeftScripts } from './long-words.ts';
import type { ResumeSource } from './resume-source.ts';

const dataFiles = ['site', 'skills'] as const;

/** Reports characters that no font of the resume has, which would be printed as empty boxes. */
export function missingCharacters(
  characters: readonly string[],
  root: string,
  sources: readonly ResumeSource[],
): ContentError {
  const remedy = 'install a Fontsource package that has it, and name it under fonts in resume.yaml';
  return new ContentError(
    findTexts(root, sources, (text) => {
      const found = [...new Set(text)].filter((character) => characters.includes(character)).map(describe);
      return found.length > 0 ? `the font of the resume has no ${found.join(', ')}: ${remedy}` : undefined;
    }),
  );
}

/** Warnings about what the build adjusted in the resume, including characters from substitute fonts. */
export function findWarnings(
  root: string,
  sources: readonly ResumeSource[],
  substitutes: ReadonlyMap<string, readonly string[]>,
): Problem[] {
  const others = findTexts(root, sources, (text) => {
    const used = [...substitutes].filter(([, characters]) => characters.some((character) => text.includes(character)));
    if (used.length === 0) return undefined;
    return `the site’s font lacks letters of it: ${used.map(([font]) => font).join(', ')} stands in on the resume`;
  });
  const parted = findTexts(root, sources, (text) =>
    isBroken(text) ? 'a word is wider than a line of the resume: it is parted there' : undefined,
  );
  const fromRight = findTexts(root, sources, (text) =>
    rightToLeftScripts.test(text)
      ? 'it runs from right to left: some programs that read the PDF give its words in the other order'
      : undefined,
  );
  const file = 'career.yaml';
  const undated = (sources[0]?.source.content.career ?? []).flatMap(({ start }, index) =>
    start === undefined
      ? {
          file,
          ...positionIn(root, file, [index]),
          key: String(index),
          message: 'a job without dates: the resume shows it so, and programs that read resumes may pass it over',
        }
      : [],
  );
  return [...others, ...parted, ...fromRight, ...undated];
}

function findTexts(
  root: string,
  sources: readonly ResumeSource[],
  messageFor: (text: string) => string | undefined,
): Problem[] {
  const problems: Problem[] = [];
  const check = (text: string, place: Omit<Problem, 'message'>) => {
    const message = messageFor(text);
    if (message) problems.push({ ...place, message });
  };
  for (const { source, keys } of sources) {
    const dictionary = source.content.dictionaries[source.language] ?? {};
    const { places } = readWords(root, source.language, []);
    const file = wordsFile(source.language);
    for (const key of keys) check(dictionary[key] ?? '', places.get(key) ?? { file, key });
  }
  for (const { code, ownName } of offeredLanguages)
    check(ownName, { file: 'site.yaml', key: `languages ${code} ownName` });
  const content = sources[0]?.source.content;
  const facts = content?.projects.map(({ slug, live, tags }) => ({
    file: `projects/${slug}/project`,
    value: { live, tags },
  }));
  for (const { file: name, value } of [
    ...dataFiles.map((file) => ({ file, value: content?.[file] })),
    ...(facts ?? []),
  ]) {
    const file = `${name}.yaml`;
    for (const { path, text } of textsIn(value))
      check(text, { file, ...positionIn(root, file, path), key: path.join('.') });
  }
  return problems;
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
