import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { projectRoot } from './project-root.ts';
import { describeIssue } from './spelling-reporter.ts';

test.each([
  ['docs/write.md', 'docs/words/en.txt'],
  ['engine/i18n/locales/de.json', 'docs/words/de.txt'],
  ['engine/cli/init/template/words/zu.yaml', 'docs/words/zu.txt'],
  ['site/words/de.yaml', 'site/words/spelling/de.txt'],
  ['site/articles/1-a/pt.mdx', 'site/words/spelling/pt.txt'],
  ['site/games/a/board.es.yaml', 'site/words/spelling/es.txt'],
])('the report of an unknown word in %s names the word list %s', (file, list) => {
  const uri = pathToFileURL(join(projectRoot, file)).href;
  const line = describeIssue({ text: 'zorbl', row: 3, col: 7, uri });
  expect(line).toMatch(new RegExp(`^${file}:3:7 zorbl: .*correct it, or add it on a line of its own to ${list}`));
});
