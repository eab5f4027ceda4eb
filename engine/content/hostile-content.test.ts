import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { article, short } from '../../tests/hostile/cases/texts.ts';
import { applyCase } from '../../tests/hostile/hostile-case.ts';
import { contentCases } from '../../tests/hostile/table.ts';
import { copyContent } from '../../tests/support/content-copy.ts';
import { share } from '../../tests/support/thorough.ts';
import { copySite } from './files/copy-site.ts';
import { readContent } from './read-content.ts';
import { siteRoot } from './site-root.ts';

const messageOf = (root: string) => readContent(root).then(() => 'no message', String);

// One copy for all cases, so that the cached pictures stay valid.
const root = mkdtempSync(join(tmpdir(), 'hostile-'));
afterAll(() => rmSync(root, { recursive: true }));

// One case in three; `npm run test:all` tries all.
test.for(share(contentCases, 0, 3))('$name', async (one) => {
  copySite(siteRoot, root);
  applyCase(root, one);
  const message = await messageOf(root);
  for (const file of Object.keys(one.files)) rmSync(join(root, file), { recursive: true, force: true });
  expect(message).toMatch(/^ContentError: \d+ problems? in the content:/);
  expect(message).toContain(one.expectedOutput);
});

test('accepts literals as properties of a component, and comments in a text', async () => {
  const text =
    '{/* for the author */}\n\n<Figure drawing="a.svg" alt="A" labels={{ a: "b", "c-d": `e`, f: [-1, true, null] }} />\n\nAt \\{ last.';
  const edited = copyContent({ [short]: () => article(text)[short] });
  expect(await messageOf(edited)).toMatchInlineSnapshot(`
    "ContentError: 3 problems in the content:
      articles/3-short/en.mdx:14: no picture articles/3-short/a.svg
      articles/3-short/en.mdx:14 Figure c-d: the text of a label must be in quotes: top: "pages"
      articles/3-short/en.mdx:14 Figure f: the text of a label must be in quotes: top: "pages""
  `);
});

test('accepts a byte order mark', async () => {
  const edited = copyContent();
  writeFileSync(join(edited, short), `\uFEFF${article('This is all.')[short]}`);
  expect(await messageOf(edited)).toBe('no message');
});
