import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { readInterface, readWords } from '../../src/content/read-dictionaries.ts';
import { projectRoot } from '../../src/content/site-root.ts';
import { pdfText } from './pdf-text.ts';

// What the owner of `content/` says and nobody else: none of it may stand outside, or in the site of another owner.

/** Words and sentences that are one owner's. */
export interface Vocabulary {
  /** Finds the words of `content/acceptance/vocabulary.txt`. */
  words: RegExp;
  /** The sentences of six or more words, as `sentencesOf` writes them. */
  sentences: ReadonlySet<string>;
}

/**
 * Reads what the owner of the project's `content/` says.
 * @returns undefined for an owner who promises nothing: then there is no list of words
 */
export function readVocabulary(): Vocabulary | undefined {
  const list = join(projectRoot, 'content/acceptance/vocabulary.txt');
  if (!existsSync(list)) return undefined;
  const words = readFileSync(list, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const codes = readdirSync(join(projectRoot, 'content/words')).flatMap(
    (name) => /^(\w+)\.yaml$/.exec(name)?.[1] ?? [],
  );
  const prose = globSync('content/{articles,pages,projects}/*/*.mdx', { cwd: projectRoot }).map((file) =>
    readFileSync(join(projectRoot, file), 'utf8').replace(/^```[\s\S]*?^```/gm, ''),
  );
  const own = [...prose, ...codes.flatMap((code) => Object.values(readWords(projectRoot, code, []).dictionary))];
  const shared = new Set(codes.flatMap((code) => Object.values(readInterface(code))).flatMap(sentencesOf));
  return {
    words: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map((word) => RegExp.escape(word)).join('|')})`, 'giu'),
    sentences: new Set(own.flatMap(sentencesOf).filter((sentence) => !shared.has(sentence))),
  };
}

/** The sentences of six or more words in prose, code or markup: their words alone, in small letters. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(/&quot;|<[^>]*>/g, '\n')
    .replace(/&#x27;/g, '')
    .replaceAll('&amp;', '&')
    .split(/[\n"“”`]|(?<=[.!?:])\s+/)
    .map(
      (sentence) =>
        sentence
          .replace(/['’]/g, '')
          .toLowerCase()
          .match(/[\p{L}\p{N}]+/gu) ?? [],
    )
    .filter((words) => words.length >= 6)
    .map((words) => words.join(' '));
}

/**
 * Searches files for what another owner says.
 * @param files paths below `root`, in which the words are searched for, too
 * @returns a line for each find
 */
export function findLeaks({ words, sentences }: Vocabulary, root: string, files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const text = `${file}\n${textOf(join(root, file))}`;
    const found = [...(text.match(words) ?? []), ...sentencesOf(text).filter((sentence) => sentences.has(sentence))];
    return [...new Set(found)].map((one) => `${file}: ${one}`);
  });
}

/** Every file of a folder. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
}

/** What a file says: a PDF its text as well as its metadata, a picture what is written into it. */
function textOf(path: string): string {
  const data = readFileSync(path);
  if (!/^\.(pdf|png|jpe?g|webp|avif|woff2)$/.test(extname(path))) return data.toString();
  // What is packed looks like any letters.
  const written = data.toString('latin1').match(/[ -~]{8,}/g) ?? [];
  return [...written, path.endsWith('.pdf') ? (pdfText(data) ?? '') : ''].join('\n');
}
