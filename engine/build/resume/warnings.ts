import type { ResumeReading } from '../../content/content.ts';
import { positionIn } from '../../content/files/read-yaml.ts';
import { groupBy } from '../../content/group-by.ts';
import { ContentError, type Problem } from '../../content/problems.ts';
import { readWords, wordsFile } from '../../content/texts/read-dictionaries.ts';
import { themeFile } from '../../content/theme/theme.ts';
import { languageOf, offeredLanguages, sourceLanguage } from '../../i18n/languages.ts';
import { resumeAddress } from '../../pages/resume/resume-files.ts';
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
  const substituted = findTexts(root, sources, (text) => {
    const used = [...substitutes].filter(([, characters]) => characters.some((character) => text.includes(character)));
    if (used.length === 0) return undefined;
    return `the site’s font lacks letters of this text: ${used.map(([font]) => font).join(', ')} is used instead on the resume`;
  });
  const broken = findTexts(root, sources, (text) =>
    isBroken(text) ? 'a word is wider than a line of the resume: it is broken there' : undefined,
  );
  const rightToLeft = findTexts(root, sources, (text, language) =>
    rightToLeftScripts.test(text) && languageOf(language).direction === 'ltr'
      ? 'right-to-left text: some programs that read the PDF reverse the order of its words'
      : undefined,
  );
  const file = 'career.yaml';
  const undated = (sources[0]?.source.content.career ?? []).flatMap(({ start }, index) =>
    start === undefined
      ? {
          file,
          ...positionIn(root, file, [index]),
          key: String(index),
          message: 'this job has no dates: programs that read resumes may skip it',
        }
      : [],
  );
  return [...mergeRepeated(substituted), ...broken, ...mergeRepeated(rightToLeft), ...undated];
}

/** Joins the same warning for five or more texts of a file into one. */
function mergeRepeated(problems: readonly Problem[]): Problem[] {
  return [...groupBy(problems, ({ file, message }) => `${file} ${message}`).values()].flatMap((alike) => {
    const [first] = alike;
    if (!first || alike.length < 5) return alike;
    return { file: first.file, message: `${alike.length} texts: ${first.message}` };
  });
}

/** Why a resume has no PDF, and what to do about it. */
export function describeMissingPdfs(letters: readonly string[]): Problem[] {
  if (letters.length === 0) return [];
  const some = letters.slice(0, 8).map((letter) => `“${letter}”`);
  return [
    {
      file: themeFile,
      key: 'furtherFonts',
      message: `no font has ${some.join(', ')} and others for the PDF of the resume, so no PDF is made in that language, and visitors get the Word file instead: add a font that has them here`,
    },
  ];
}

/** Warns of PDFs whose right-to-left texts programs do not read in order, and names files to use instead. */
export function describeReadings(readings: Readonly<Record<string, ResumeReading>>): Problem[] {
  return Object.entries(readings).flatMap(([language, { whole, sentences, text }]) =>
    whole < sentences && rightToLeftScripts.test(text)
      ? {
          file: resumeAddress('pdf', language).slice(1),
          message: `right-to-left text is printed correctly, but programs extract only ${whole} of ${sentences} sentences in order: the Word and plain-text files are complete`,
        }
      : [],
  );
}

function findTexts(
  root: string,
  sources: readonly ResumeSource[],
  messageFor: (text: string, language: string) => string | undefined,
): Problem[] {
  const problems: Problem[] = [];
  const check = (text: string, place: Omit<Problem, 'message'>, language = sourceLanguage) => {
    const message = messageFor(text, language);
    if (message) problems.push({ ...place, message });
  };
  for (const { source, keys } of sources) {
    const dictionary = source.content.dictionaries[source.language] ?? {};
    const { places } = readWords(root, source.language, []);
    const file = wordsFile(source.language);
    for (const key of keys) check(dictionary[key] ?? '', places.get(key) ?? { file, key }, source.language);
  }
  for (const { code, ownName } of offeredLanguages)
    check(ownName, { file: 'site.yaml', key: `languages ${code} ownName` }, code);
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
