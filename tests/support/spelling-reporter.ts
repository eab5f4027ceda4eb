import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from './project-root.ts';

interface Issue {
  text: string;
  row: number;
  col: number;
  /** A file: address. */
  uri?: string;
}

/** A CSpell reporter: prints unknown words, each with the list to add it to; `cspell.config.js` names this module. */
export const getReporter = () => ({
  issue: (issue: Issue) => console.log(describeIssue(issue)),
  error: (message: string, error: Error) => console.error(`${message}: ${error.message}`),
  info: () => {},
  debug: () => {},
  progress: () => {},
  result: () => {},
});

/** A line about an unknown word: where it is, and what to do about it. */
export function describeIssue({ text, row, col, uri = '' }: Issue): string {
  const file = relative(projectRoot, fileURLToPath(uri)).replaceAll('\\', '/');
  const code = /(?:^|[/.])([\w-]+)\.(?:json|yaml|mdx)$/.exec(file)?.[1] ?? 'en';
  const lists = file.startsWith('site/')
    ? `site/words/spelling/${code}.txt (a name or a term of any language: site/words/spelling.txt)`
    : `docs/words/${code}.txt`;
  return `${file}:${row}:${col} ${text}: unknown word: correct it, or add it on a line of its own to ${lists}`;
}
