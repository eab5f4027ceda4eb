import type { ResumeReading } from '../../../content/content.ts';
import { escapeRegExp } from '../../../content/escape-regexp.ts';
import { PlainError } from '../../../content/problems.ts';
import { breakPoint, breakWords, rightToLeftScripts, spacelessScripts } from '../long-words.ts';
import { readers } from './readers.ts';

interface ReadingProblem {
  reader: string;
  message: string;
}

/**
 * The sentences of texts, in the form in which they are compared.
 * @param tag BCP 47 tag of their language
 */
export function sentencesOf(texts: readonly string[], tag: string): string[] {
  const segmenter = new Intl.Segmenter(tag, { granularity: 'sentence' });
  return texts.flatMap((text) => [...segmenter.segment(text)].map(({ segment }) => plain(segment)).filter(Boolean));
}

interface Comparison {
  problem?: string;
  /** Sentences that were read completely, though not word by word: see `matchLoosely`. */
  loose: Set<number>;
}

/** Compares a reader’s text with the original: every sentence complete, in order, and nothing else. */
export function compare(sentences: readonly string[], text: string): Comparison {
  let left = plain(text.replaceAll(breakPoint, ''));
  const loose = new Set<number>();
  for (const [index, sentence] of sentences.entries()) {
    let read: string | undefined = left.startsWith(sentence) ? sentence : undefined;
    if (read === undefined) {
      read = matchLoosely(sentence, left);
      loose.add(index);
    }
    if (read === undefined) {
      const after = index > 0 ? ` after “${sentences[index - 1]}”` : '';
      return {
        problem: `expected “${sentence}”${after}, but read “${left.slice(0, sentence.length + 20)}”`,
        loose,
      };
    }
    left = left.slice(read.length).trimStart();
  }
  return left ? { problem: `unexpected text at the end: “${left}”`, loose } : { loose };
}

/**
 * Compares a resume with right-to-left texts. Readers return its words line by line in visual order, reverse joined
 * letters, or return a letter twice. A lost letter is a problem; `loose` has the sentences that are not read in order.
 */
export function compareLetters(sentences: readonly string[], text: string): Comparison {
  const read = countLetters(text);
  const lost = [...countLetters(sentences.join(''))].filter(([letter, count]) => (read.get(letter) ?? 0) < count);
  const whole = plain(text);
  const loose = new Set(sentences.flatMap((sentence, index) => (whole.includes(sentence) ? [] : index)));
  return lost.length > 0
    ? { problem: `missing letters: ${lost.map(([letter]) => letter).join(' ')}`, loose }
    : { loose };
}

function countLetters(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const letter of text.normalize('NFKC').match(/[\p{L}\p{N}]/gu) ?? [])
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}

/** Some readers return a hyphenated word as two, and some reorder right-to-left words; undefined where text is lost. */
function matchLoosely(sentence: string, text: string): string | undefined {
  if (sentence.includes(breakPoint))
    return new RegExp(`^${sentence.split(breakPoint).map(escapeRegExp).join(' ?')}`, 'u').exec(text)?.[0];
  if (!rightToLeftScripts.test(sentence)) return undefined;
  const letters = (some: string) => [...some.replace(/\s/g, '')];
  const count = letters(sentence).length;
  const read = new RegExp(`^(?:\\s*\\S){${count}}`, 'u').exec(text)?.[0] ?? '';
  return letters(read).sort().join('') === letters(sentence).sort().join('') ? read : undefined;
}

const aroundSpaceless = new RegExp(`(?<=[${spacelessScripts}]) | (?=[${spacelessScripts}])`, 'gu');

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .replace(aroundSpaceless, '')
    .trim();

/** Reads a PDF with every installed reader. Throws a PlainError that lists the readers that lose or reorder texts. */
export async function checkReading(
  file: string,
  pdf: Buffer,
  texts: readonly string[],
  { tag, day }: { tag: string; day: string },
): Promise<ResumeReading> {
  const sentences = sentencesOf(texts.map(breakWords), tag);
  const reading: ResumeReading = { day, sentences: sentences.length, whole: 0, readers: [], absent: [], text: '' };
  const hasRightToLeft = sentences.some((sentence) => rightToLeftScripts.test(sentence));
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
    const strict = compare(sentences, text);
    const { problem, loose: found } = strict.problem && hasRightToLeft ? compareLetters(sentences, text) : strict;
    if (problem) problems.push({ reader: name, message: problem });
    for (const index of found) loose.add(index);
  }
  if (problems.length > 0)
    throw new PlainError(
      [
        `${file}: programs do not extract its text completely and in order:`,
        ...problems.map((one) => `  ${one.reader}: ${one.message}`),
      ].join('\n'),
    );
  return { ...reading, whole: sentences.length - loose.size };
}
