import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { copyContent } from '../../tests/support/content-copy.ts';
import { readContent } from './read-content.ts';

/** Content that would run code, never end, or cause a stack trace: each gets one message with its place. */

const short = 'articles/3-short/en.mdx';
const words = 'words/en.yaml';
const front = `---
number: 3
slug: short
title: Short
description: "A short article."
category: category_thinking
tags: [tag_tools]
published: 2024-05-17
updated: 2024-05-18
---

`;

const article = (text: string) => ({ [short]: `${front}${text}\n` });

const messageOf = (root: string) => readContent(root).then(() => 'no message', String);

const noCode = 'a text runs no code: write \\{ for a brace, or put the words between `backquotes`';

test.each([
  ['a brace in a sentence', 'A {brace} here.', `3-short/en.mdx:12:3: ${noCode}`],
  ['a formula', 'The mean is $\\bar{h}$.', `3-short/en.mdx:12:18: ${noCode}`],
  ['an endless loop', '{(() => { while (true) {} })()}', `3-short/en.mdx:12:1: ${noCode}`],
  [
    'a file of the machine',
    'Users: {process.getBuiltinModule("fs").readFileSync("/etc/passwd")}',
    `en.mdx:12:8: ${noCode}`,
  ],
  ['the end of the build', '{process.exit(0)}', `en.mdx:12:1: ${noCode}`],
  ['a promise', '{await new Promise(() => {})}', 'en.mdx:12'],
  ['a string', 'Words {"in a string"}.', `en.mdx:12:7: ${noCode}`],
  ['a brace that is not closed', 'An open { brace.', 'en.mdx:12'],
  ['an import', 'import fs from "node:fs"', 'en.mdx:12:1: a text has no import and no export'],
  ['an export', 'export const meta = 1', 'en.mdx:12:1: a text has no import and no export'],
  ['a call as a property', '<Tip title={process.cwd()}>A tip.</Tip>', 'en.mdx:12:6: title is a text, a number'],
  ['a name as a property', '<Tip title={title}>A tip.</Tip>', 'en.mdx:12:6: title is a text'],
  ['a function as a property', '<Tip title={() => 1}>A tip.</Tip>', 'en.mdx:12:6: title is a text'],
  ['an element as a property', '<Tip title={<b>x</b>}>A tip.</Tip>', 'en.mdx:12:6: title is a text'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: forbidden in texts.
  ['a template with a name in it', '<Tip title={`a ${b}`}>A tip.</Tip>', 'en.mdx:12:6: title is a text'],
  ['a pattern', '<Tip title={/a+/}>A tip.</Tip>', 'en.mdx:12:6: title is a text'],
  ['code in a list', '<Tip title={["a", [process]]}>A tip.</Tip>', 'en.mdx:12:6: title is a text'],
  ['code as the name of a field', '<Tip title={{ [process]: 1 }}>A tip.</Tip>', 'en.mdx:12:6: title is a text'],
  ['a getter', '<Tip title={{ get a() { return 1 } }}>A tip.</Tip>', 'en.mdx:12:6: title is a text'],
  ['a method', '<Tip title={{ toString() { return 1 } }}>A tip.</Tip>', 'en.mdx:12:6: title is a text'],
  ['a prototype', '<Tip title={{ __proto__: { a: 1 } }}>A tip.</Tip>', 'en.mdx:12:6: title is a text'],
  ['properties that are spread', '<Tip {...process.env}>A tip.</Tip>', 'en.mdx:12'],
  ['an element of an object', '<process.env>A tip.</process.env>', 'en.mdx:12:1: <process.env> is no element'],
  ['a component that there is not', '<Tipp>A tip.</Tipp>', 'en.mdx:12:1 Tipp: no such component'],
  ['an element that is not closed', '<Tip title="a">A tip.', 'en.mdx:12'],
  ['a script', '<script>alert(1)</script>', 'en.mdx:12 script: a text has no scripts'],
  [
    'an event handler',
    '<b onclick="alert(1)">x</b>',
    'en.mdx:12 b: the policy of the pages forbids event handlers (onclick)',
  ],
  ['a link that runs', '[x](javascript:alert(1))', 'en.mdx:12:1: a link leads to a page of this site, or to http:'],
  ['a link that runs, in other letters', '[x](JavaScript:alert(1))', 'en.mdx:12:1: a link leads to a page'],
  ['a link to data', '[x](data:text/html,<b>x</b>)', 'en.mdx:12:1: a link leads to a page'],
  ['a link to VBScript', '[x](vbscript:x)', 'en.mdx:12:1: a link leads to a page'],
  ['a link to a file', '[x](file:///etc/passwd)', 'en.mdx:12:1: a link leads to a page'],
  ['a reference that runs', '[x][1]\n\n[1]: javascript:alert(1)', 'en.mdx:14:1: a link leads to a page'],
  ['an element’s link that runs', '<a href="java&#9;script:alert(1)">x</a>', 'en.mdx:12 a: a link leads to a page'],
  ['lists 300 deep', `${'- '.repeat(300)}x`, 'en.mdx:12: lists and quotations lie at most 30 deep'],
  [
    'lists 600 deep, by lines',
    Array.from({ length: 600 }, (_, n) => `${'  '.repeat(n)}- x`).join('\n'),
    'at most 30 deep',
  ],
  ['quotations 5,000 deep', `${'>'.repeat(5000)} x`, 'en.mdx:12: lists and quotations lie at most 30 deep'],
  ['a word of 400 kB', 'x'.repeat(400_000), 'en.mdx:12: a word has at most 10000 characters'],
  ['a text of 10 MB', 'Words and words. '.repeat(600_000), '3-short/en.mdx: a text has at most 1000 kB'],
])('%s', async (_, text, says) => {
  expect(await messageOf(copyContent({ [short]: () => article(text)[short] }))).toContain(says);
});

test('literals may be properties, and a text may contain comments', async () => {
  const text =
    '{/* for the author */}\n\n<Figure drawing="a.svg" alt="A" labels={{ a: "b", "c-d": `e`, f: [-1, true, null] }} />\n\nAt \\{ last.';
  expect(await messageOf(copyContent({ [short]: () => article(text)[short] }))).toMatchInlineSnapshot(`
    "ContentError: 3 problems in the content:
      articles/3-short/en.mdx:14: no picture articles/3-short/a.svg
      articles/3-short/en.mdx:14 Figure c-d: a label is words in quotes: top: "pages"
      articles/3-short/en.mdx:14 Figure f: a label is words in quotes: top: "pages""
  `);
});

test.each([
  ['an alias that is not set', { [words]: 'extra: *gone\n' }, 'words/en.yaml:1:8: there is no anchor &gone'],
  ['an alias bomb', { 'home.yaml': bomb() }, 'home.yaml:10:'],
  ['YAML that lies in itself 20,000 deep', { 'home.yaml': '['.repeat(20_000) }, 'home.yaml'],
  ['a tab as indentation', { 'home.yaml': 'a:\n\tb: 1\n' }, 'home.yaml:2'],
  [
    'bytes that are no text',
    { 'home.yaml': Buffer.from([97, 10, 0xff, 0xfe, 0x00]) },
    'home.yaml:2: this is no text in UTF-8',
  ],
  ['words that end in the middle', { 'words/sv.yaml': 'a: "b' }, 'words/sv.yaml'],
  ['words that are a list', { 'words/sv.yaml': '- a\n- b\n' }, 'words/sv.yaml:1: the words of a language are keys'],
])('%s', async (_, files, says) => {
  const root = copyContent();
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  expect(await messageOf(root)).toContain(says);
});

function bomb(): string {
  const levels = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
  const lines = levels.map((name, index) =>
    index === 0
      ? 'a: &a [x]'
      : `${name}: &${name} [${Array(9)
          .fill(`*${levels[index - 1]}`)
          .join()}]`,
  );
  return `${lines.join('\n')}\nlast: *i\n`;
}

test('a byte order mark is accepted', async () => {
  const root = copyContent();
  writeFileSync(join(root, short), `\uFEFF${front}This is all.\n`);
  expect(await messageOf(root)).toBe('no message');
});

test.each([
  ['a stray file among the articles', 'articles/notes.txt', (path: string) => writeFileSync(path, 'x')],
  ['a folder that has the name of a text', short, asFolder],
  ['a folder that has the name of data', 'home.yaml', asFolder],
  ['a link that leads nowhere', short, asLink('nowhere.mdx')],
  ['a link to itself', 'home.yaml', asLink('home.yaml')],
  ['a file where a folder is expected', 'words', (path: string) => writeFileSync(path, 'x')],
  ['a file where the articles are expected', 'articles', (path: string) => writeFileSync(path, 'x')],
  ['a picture that is cut off', 'pictures/photos/cut.jpg', (path: string) => writeFileSync(path, cutPicture())],
  ['a picture that is a text', 'pictures/text.png', (path: string) => writeFileSync(path, 'x')],
  ['an empty picture', 'pictures/empty.webp', (path: string) => writeFileSync(path, '')],
  ['a drawing that is no XML', 'pictures/drawing.svg', (path: string) => writeFileSync(path, '<svg')],
])('%s', async (_, file, make) => {
  const root = copyContent();
  rmSync(join(root, file), { recursive: true, force: true });
  mkdirSync(dirname(join(root, file)), { recursive: true });
  make(join(root, file));
  const message = await messageOf(root);
  expect(message).toMatch(/^ContentError: \d+ problems? in the content:/);
  expect(message).toContain(`  ${file}`);
});

function asFolder(path: string): void {
  mkdirSync(path);
}

function asLink(target: string): (path: string) => void {
  return (path) => symlinkSync(target, path);
}

/** The first bytes of a JPEG. */
const cutPicture = () => Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb0043', 'hex');

test.each([
  ['__proto__', 'languages'],
  ['de_DE', 'languages'],
  ['../../x', 'languages'],
  ['constructor', 'languages'],
  ['', 'languages'],
])('a language of the name %j', async (code, key) => {
  const root = copyContent({ 'site.yaml': (text) => text.replace('code: pl,', `code: ${JSON.stringify(code)},`) });
  expect(await messageOf(root)).toMatch(new RegExp(`site\\.yaml:\\d+:\\d+ ${key}`));
});

test.each([
  ['of a prototype', 'lucide:__proto__'],
  ['of a set that is no set', '../lucide:bed'],
  ['of a prototype’s function', 'lucide:constructor'],
])('an icon %s', async (_, icon) => {
  const root = copyContent({ 'profile.yaml': (text) => text.replace('lucide:bed', icon) });
  expect(await messageOf(root)).toContain(`no icon named "${icon}"`);
});

test.each([
  ['of 300 characters', 'N'.repeat(300)],
  ['of blanks', '   '],
  ['of what nobody sees', '\u200b\u200d'],
  ['that turns the direction of what follows', 'Ada \u202e Fixture'],
  ['with a line break', 'Ada\nFixture'],
])('a site’s name %s', async (_, name) => {
  const root = copyContent({ 'site.yaml': (text) => text.replace(/^name: .*$/m, `name: ${JSON.stringify(name)}`) });
  expect(await messageOf(root)).toMatch(/site\.yaml:\d+:\d+ name: /);
});

test('an unknown language of code has its line', async () => {
  const text = 'Words.\n\n```klingon\nnuqneH\n```';
  expect(await messageOf(copyContent({ [short]: () => article(text)[short] }))).toContain('en.mdx:14');
});
