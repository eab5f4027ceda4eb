import type { ResumeReading } from '../../../content/content.ts';
import { escapeRegExp } from '../../../content/escape-regexp.ts';
import { fromRightToLeft, mayPart, partWords, spaceless } from '../words.ts';
import { readers } from './readers.ts';

interface ReadingProblem {
  reader: string;
  message: string;
}

/**
 * Takes texts apart into sentences; a line without an end of its own is one.
 * @param tag of their language (BCP 47)
 */
export function sentencesOf(texts: readonly string[], tag: string): string[] {
  const segmenter = new Intl.Segmenter(tag, { granularity: 'sentence' });
  return texts.flatMap((text) => [...segmenter.segment(text)].map(({ segment }) => plain(segment)).filter(Boolean));
}

interface Comparison {
  /** What differs first, undefined where nothing is lost. */
  problem?: string;
  /** Those of which all is read, though not word by word: see `looselyRead`. */
  loose: Set<number>;
}

/** Compares what a reader gives with what was written: every sentence whole, in order, and nothing else. */
export function compare(sentences: readonly string[], text: string): Comparison {
  let left = plain(text.replaceAll(mayPart, ''));
  const loose = new Set<number>();
  for (const [index, sentence] of sentences.entries()) {
    let read: string | undefined = left.startsWith(sentence) ? sentence : undefined;
    if (read === undefined) {
      read = looselyRead(sentence, left);
      loose.add(index);
    }
    if (read === undefined) {
      const before = index > 0 ? `after “${sentences[index - 1]}” ` : '';
      return {
        problem: `${before}“${sentence}” is expected, and “${left.slice(0, sentence.length + 20)}” is read`,
        loose,
      };
    }
    left = left.slice(read.length).trimStart();
  }
  return left ? { problem: `after the end “${left}” is read`, loose } : { loose };
}

/**
 * Finds a sentence that readers give in another way: a word that is wider than any line is parted, which some take for a
 * space, and of words that run from right to left some keep the order of places.
 * @param text what follows
 * @returns what is read of it; undefined where something is lost
 */
function looselyRead(sentence: string, text: string): string | undefined {
  if (sentence.includes(mayPart))
    return new RegExp(`^${sentence.split(mayPart).map(escapeRegExp).join(' ?')}`, 'u').exec(text)?.[0];
  if (!fromRightToLeft.test(sentence)) return undefined;
  const letters = (some: string) => [...some.replace(/\s/g, '')];
  const count = letters(sentence).length;
  const read = new RegExp(`^(?:\\s*\\S){${count}}`, 'u').exec(text)?.[0] ?? '';
  return letters(read).sort().join('') === letters(sentence).sort().join('') ? read : undefined;
}

/** Spaces that are the ends of lines only. */
const aroundSpaceless = new RegExp(`(?<=[${spaceless}]) | (?=[${spaceless}])`, 'gu');

/** A text on one line, without the marks that only say in which direction it runs. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .replace(aroundSpaceless, '')
    .trim();

/**
 * Reads a PDF with every reader that is installed.
 * @param texts what it says, piece by piece, in its order
 * @param tag of their language (BCP 47)
 * @param day on which it is read, yyyy-mm-dd
 * @throws Error that names what a reader does not get whole and in order
 */
export async function checkReading(
  file: string,
  pdf: Buffer,
  texts: readonly string[],
  { tag, day }: { tag: string; day: string },
): Promise<ResumeReading> {
  const sentences = sentencesOf(texts.map(partWords), tag);
  const reading: ResumeReading = { day, sentences: sentences.length, whole: 0, readers: [], absent: [], text: '' };
  const problems: ReadingProblem[] = [];
  const loose = new Set<number>();
  for (const { name, read } of readers) {
    const text = await read(pdf);
    if (text === undefined) {
      reading.absent.push(name);
      continue;
    }
    reading.readers.push(name);
    reading.text = text.trim();
    const { problem, loose: found } = compare(sentences, text);
    if (problem) problems.push({ reader: name, message: problem });
    for (const index of found) loose.add(index);
  }
  if (problems.length > 0)
    throw new Error(
      [`${file} is not read as it is written:`, ...problems.map((one) => `  ${one.reader}: ${one.message}`)].join('\n'),
    );
  return { ...reading, whole: sentences.length - loose.size };
}
