import type { Problem } from './problems.ts';
import { parseYaml, type YamlSource } from './read-yaml.ts';

interface Parts {
  front: YamlSource;
  body: string;
  bodyLine: number;
}

/** Splits a file with line ends of any system into front matter and body. */
export function readFrontMatter(file: string, source: string, problems: Problem[]): Parts | undefined {
  const [whole = '', yaml] = /^---\n([\s\S]*?\n)---(?:\n|$)\s*/.exec(source.replace(/\r\n/g, '\n')) ?? [];
  if (yaml === undefined) {
    problems.push({ file, line: 1, message: 'the file begins with its front matter between two lines of ---' });
    return undefined;
  }
  // A substring keeps the whole source in memory, which matters with thousands of articles: copy it.
  const front = parseYaml(file, Buffer.from(yaml).toString(), problems, 1);
  const body = source.replace(/\r\n/g, '\n').slice(whole.length).trim();
  return front && { front, body, bodyLine: whole.split('\n').length };
}
