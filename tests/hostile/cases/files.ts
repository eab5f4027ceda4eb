import { execFileSync } from 'node:child_process';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../support/project-root.ts';
import { folder, type HostileCase, linkTo } from '../hostile-case.ts';
import { article, short } from './texts.ts';

const half = (name: string) => {
  const bytes = readFileSync(join(projectRoot, 'tests/fixtures/site/pictures/photos', name));
  return { [`pictures/photos/${name}`]: bytes.subarray(0, bytes.length / 2) };
};

/** A sparse file of that size, which takes no space on disk. */
const ofSize = (bytes: number) => ({
  make: (path: string) => {
    writeFileSync(path, '');
    truncateSync(path, bytes);
  },
});

const pipe = { make: (path: string) => void execFileSync('mkfifo', [path]) };

const drawing = (inside: string, attributes = 'viewBox="0 0 4 3"') => ({
  'pictures/a.svg': `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${inside}</svg>`,
});

/** Content that a drawing must not have. */
const drawings: readonly (readonly [name: string, inside: string, expectedOutput: string])[] = [
  ['of 30 MB', '<g/>'.repeat(7_000_000), 'pictures/a.svg: a drawing is limited to 1 MB'],
  ['of 100,000 elements', '<g/>'.repeat(100_000), 'pictures/a.svg:2: a drawing is limited to 10000 elements'],
  [
    'nested 50,000 deep',
    `${'<g>'.repeat(50_000)}${'</g>'.repeat(50_000)}`,
    'pictures/a.svg:2: the elements of a drawing may be nested at most 100 levels deep',
  ],
  ['with a script', '<script>alert(1)</script>', 'pictures/a.svg:2: a drawing must not contain <script>'],
  [
    'with a javascript: link',
    '<a href="java&#9;script:alert(1)"/>',
    'pictures/a.svg:2: a drawing must not contain javascript:',
  ],
  [
    'whose link is set by an animation',
    '<a><animate attributeName="href"/></a>',
    'pictures/a.svg:2: a drawing must not contain <animate>',
  ],
  [
    'whose style loads a file',
    '<style>@import "x.css";</style>',
    'pictures/a.svg:2: a drawing must not load other files',
  ],
  [
    'whose style has escape sequences',
    '<style>@\\69mport "x";</style>',
    'pictures/a.svg:2: a style in a drawing must not contain \\',
  ],
  [
    'with a font',
    '<style>@font-face{font-family:a}</style>',
    'pictures/a.svg:2: a style in a drawing must not contain @font-face',
  ],
  [
    'with a forbidden style property',
    '<path style="behavior:none"/>',
    'pictures/a.svg:2: a style in a drawing must not contain the property behavior',
  ],
];

/** Files of the wrong kind for their place, and pictures that are damaged, too large or unsafe. */
export const fileCases: readonly HostileCase[] = [
  {
    name: 'a stray file among the articles',
    files: { 'articles/notes.txt': 'x' },
    expectedOutput: 'articles/notes.txt: a folder is expected here',
  },
  {
    name: 'a stray file in the folder of an article',
    files: { 'articles/3-short/notes.txt': 'x' },
    expectedOutput: 'articles/3-short/notes.txt: unexpected file: expected a picture, or',
  },
  {
    name: 'a folder named like the text of an article',
    files: { [short]: folder },
    expectedOutput: `${short}: a file is expected here, not a folder`,
  },
  {
    name: 'a folder named like a drawing',
    files: { 'pictures/a.svg': folder, ...article('![a](a.svg)') },
    expectedOutput: 'no picture',
  },
  { name: 'a broken symbolic link', files: { [short]: linkTo('nowhere.mdx') }, expectedOutput: `${short}: this` },
  { name: 'a file instead of the words folder', files: { words: 'x' }, expectedOutput: 'words' },
  {
    name: 'a file instead of the articles folder',
    files: { articles: 'x' },
    expectedOutput: 'articles: a folder is expected here',
  },
  {
    name: 'an article folder named __proto__',
    files: { ...article('x'), 'articles/__proto__/en.mdx': article('x')[short] },
    expectedOutput: 'the folder is called __proto__',
  },
  {
    name: 'an article in a language that the site lacks',
    files: { 'articles/3-short/tlh.mdx': 'x' },
    expectedOutput: 'articles/3-short/tlh.mdx: unexpected file',
  },
  {
    name: 'a named pipe instead of an article',
    files: { [short]: pipe },
    expectedOutput: `${short}: this is not a regular file`,
  },
  {
    name: 'a named pipe instead of a words file',
    files: { 'words/sv.yaml': pipe },
    expectedOutput: 'words/sv.yaml: this is not a regular file',
  },
  {
    name: 'a named pipe instead of the configuration',
    files: { 'fitout.config.ts': pipe },
    expectedOutput: 'fitout.config.ts: this is not a regular file',
  },
  {
    name: 'an article that is a link to /dev/zero',
    files: { [short]: linkTo('/dev/zero') },
    expectedOutput: `${short}: this is not a regular file`,
  },
  {
    name: 'an article of 5 GB',
    files: { [short]: ofSize(5e9) },
    expectedOutput: `${short}: a text is limited to 1000 kB`,
  },
  {
    name: 'a picture that is a link to /dev/zero',
    files: { 'pictures/a.png': linkTo('/dev/zero') },
    expectedOutput: 'pictures/a.png: this is not a regular file',
  },
  {
    name: 'a picture of 5 GB',
    files: { 'pictures/a.png': ofSize(5e9) },
    expectedOutput: 'pictures/a.png: a picture is limited to 100 MB',
  },
  ...['colours.jpg', 'colours.png', 'colours.webp', 'colours.avif'].map((picture) => ({
    name: `a truncated ${picture}`,
    files: half(picture),
    expectedOutput: `pictures/photos/${picture}: this picture cannot be read`,
  })),
  {
    name: 'a photograph that ends after its header',
    files: { 'pictures/a.jpg': Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb0043', 'hex') },
    expectedOutput: 'pictures/a.jpg: this picture cannot be read',
  },
  {
    name: 'a text file named like a picture',
    files: { 'pictures/a.png': 'x' },
    expectedOutput: 'pictures/a.png: this picture cannot be read',
  },
  {
    name: 'an empty picture',
    files: { 'pictures/a.webp': '' },
    expectedOutput: 'pictures/a.webp: this picture cannot be read',
  },
  {
    name: 'a drawing that is not XML',
    files: { 'pictures/a.svg': '<svg' },
    expectedOutput: 'pictures/a.svg:1: this is not valid SVG',
  },
  ...drawings.map(([name, inside, expectedOutput]) => ({
    name: `a drawing ${name}`,
    files: drawing(inside),
    expectedOutput,
  })),
  {
    name: 'a drawing of infinite size',
    files: drawing('', 'viewBox="0 0 1e999 3"'),
    expectedOutput: 'pictures/a.svg:1: the viewBox of a drawing must be four numbers',
  },
  {
    name: 'a drawing with entities',
    files: {
      'pictures/a.svg': '<!DOCTYPE svg [<!ENTITY a "b">]>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    },
    expectedOutput: 'pictures/a.svg:1: a drawing must not declare entities',
  },
];
