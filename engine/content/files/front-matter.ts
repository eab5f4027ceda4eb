import type { Problem } from '../problems.ts';
import { parseYaml, type YamlSource } from './read-yaml.ts';

/** Fields of front matter that are shown to readers, in every language. */
export const shownFields: readonly string[] = ['title', 'metaTitle', 'description', 'label'];

const shownField = new RegExp(`^(?:${shownFields.join('|')}):.*(?:\\n[ \\t]+.*)*`, 'gm');

/** The source of these fields in a front matter, each with its continuation lines: `title: One`. */
export const findShownFields = (front: string): { text: string; start: number }[] =>
  [...front.matchAll(shownField)].map(({ 0: text, index }) => ({ text, start: index }));

interface Parts {
  front: YamlSource;
  body: string;
  bodyLine: number;
}

/**
 * Splits a text with line ends of any system at the two lines of `---`, without these.
 * @returns the front matter, its offset in the text, and what follows; all is body where there is no front matter
 */
export function splitFrontMatter(source: string): { front: string; start: number; body: string } {
  const [whole = '', opening = '', front = ''] = /^(---\r?\n)([\s\S]*?)(?<=\n)---\r?(?:\n|$)/.exec(source) ?? [];
  return { front, start: opening.length, body: source.slice(whole.length) };
}

/** Reads the front matter of a text whose line ends are `\n`. */
export function readFrontMatter(file: string, source: string, problems: Problem[]): Parts | undefined {
  const split = splitFrontMatter(source);
  if (!split.front) {
    problems.push({ file, line: 1, message: 'the file must start with front matter between two lines of ---' });
    return undefined;
  }
  // A substring keeps the whole source in memory, which matters with thousands of articles: copy it.
  const front = parseYaml(file, Buffer.from(split.front).toString(), problems, 1);
  const body = split.body.trimStart();
  const bodyLine = source.slice(0, source.length - body.length).split('\n').length;
  return front && { front, body: body.trimEnd(), bodyLine };
}
