import type { Problem } from './problems.ts';
import { parseYaml, type YamlSource } from './read-yaml.ts';

/** A text with what stands above it between two lines of `---`. */
interface Parts {
  front: YamlSource;
  body: string;
  bodyLine: number;
}

/**
 * Takes a file apart.
 * @param source with line ends of any system
 */
export function readFrontMatter(file: string, source: string, problems: Problem[]): Parts | undefined {
  const [whole = '', yaml] = /^---\n([\s\S]*?\n)---(?:\n|$)\s*/.exec(source.replace(/\r\n/g, '\n')) ?? [];
  if (yaml === undefined) {
    problems.push({ file, line: 1, message: 'the file begins with its front matter between two lines of ---' });
    return undefined;
  }
  // A piece of a string keeps the whole string in memory, which is much where there are thousands of articles: a copy.
  const front = parseYaml(file, Buffer.from(yaml).toString(), problems, 1);
  const body = source.replace(/\r\n/g, '\n').slice(whole.length).trim();
  return front && { front, body, bodyLine: whole.split('\n').length };
}
