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

/** A file of that size that takes no room. */
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

/** What may not stand inside a drawing. */
const drawings: readonly (readonly [name: string, inside: string, says: string])[] = [
  ['of 30 MB', '<g/>'.repeat(7_000_000), 'pictures/a.svg: a drawing has at most 1 MB'],
  ['of 100,000 elements', '<g/>'.repeat(100_000), 'pictures/a.svg:2: a drawing has at most 10000 elements'],
  [
    '50,000 deep',
    `${'<g>'.repeat(50_000)}${'</g>'.repeat(50_000)}`,
    'pictures/a.svg:2: the elements of a drawing may be nested at most 100 deep',
  ],
  ['with a script', '<script>alert(1)</script>', 'pictures/a.svg:2: a drawing may not hold <script>'],
  ['whose link runs', '<a href="java&#9;script:alert(1)"/>', 'pictures/a.svg:2: a drawing may not hold javascript:'],
  [
    'whose link is set later',
    '<a><animate attributeName="href"/></a>',
    'pictures/a.svg:2: a drawing may not hold <animate>',
  ],
  ['whose style loads', '<style>@import "x.css";</style>', 'pictures/a.svg:2: a drawing may load nothing'],
  [
    'whose style is written in codes',
    '<style>@\\69mport "x";</style>',
    'pictures/a.svg:2: a style in a drawing may not hold \\',
  ],
  [
    'with a font',
    '<style>@font-face{font-family:a}</style>',
    'pictures/a.svg:2: a style in a drawing may not hold @font-face',
  ],
  [
    'with an unheard property',
    '<path style="behavior:none"/>',
    'pictures/a.svg:2: a style in a drawing may not hold the property behavior',
  ],
];

/** Files that are not what their place wants, and pictures that are damaged, too large or not still. */
export const fileCases: readonly HostileCase[] = [
  {
    name: 'a stray file among the articles',
    files: { 'articles/notes.txt': 'x' },
    says: 'articles/notes.txt: a folder is expected here',
  },
  {
    name: 'a stray file beside a text',
    files: { 'articles/3-short/notes.txt': 'x' },
    says: 'articles/3-short/notes.txt: expected a picture, or',
  },
  {
    name: 'a folder that has the name of a text',
    files: { [short]: folder },
    says: `${short}: this is a folder, where a file is expected`,
  },
  {
    name: 'a folder that has the name of a drawing',
    files: { 'pictures/a.svg': folder, ...article('![a](a.svg)') },
    says: 'no picture',
  },
  { name: 'a link that leads nowhere', files: { [short]: linkTo('nowhere.mdx') }, says: `${short}: this` },
  { name: 'a file where a folder is expected', files: { words: 'x' }, says: 'words' },
  {
    name: 'a file where the articles are expected',
    files: { articles: 'x' },
    says: 'articles: a folder is expected here',
  },
  {
    name: 'an article called __proto__',
    files: { ...article('x'), 'articles/__proto__/en.mdx': article('x')[short] },
    says: 'the folder is called __proto__',
  },
  {
    name: 'a text in a language that the site lacks',
    files: { 'articles/3-short/tlh.mdx': 'x' },
    says: 'articles/3-short/tlh.mdx: expected',
  },
  { name: 'a text that is a pipe', files: { [short]: pipe }, says: `${short}: this is not a plain file` },
  { name: 'words that are a pipe', files: { 'words/sv.yaml': pipe }, says: 'words/sv.yaml: this is not a plain file' },
  {
    name: 'a configuration that is a pipe',
    files: { 'fitout.config.ts': pipe },
    says: 'fitout.config.ts: this is not a plain file',
  },
  {
    name: 'a text that never ends',
    files: { [short]: linkTo('/dev/zero') },
    says: `${short}: this is not a plain file`,
  },
  { name: 'a text of 5 GB', files: { [short]: ofSize(5e9) }, says: `${short}: a text has at most 1000 kB` },
  {
    name: 'a picture that never ends',
    files: { 'pictures/a.png': linkTo('/dev/zero') },
    says: 'pictures/a.png: this is not a plain file',
  },
  {
    name: 'a picture of 5 GB',
    files: { 'pictures/a.png': ofSize(5e9) },
    says: 'pictures/a.png: a picture has at most 100 MB',
  },
  ...['colours.jpg', 'colours.png', 'colours.webp', 'colours.avif'].map((picture) => ({
    name: `${picture} that is cut off`,
    files: half(picture),
    says: `pictures/photos/${picture}: this picture cannot be read`,
  })),
  {
    name: 'a photograph that ends after its head',
    files: { 'pictures/a.jpg': Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb0043', 'hex') },
    says: 'pictures/a.jpg: this picture cannot be read',
  },
  {
    name: 'a picture that is a text',
    files: { 'pictures/a.png': 'x' },
    says: 'pictures/a.png: this picture cannot be read',
  },
  { name: 'an empty picture', files: { 'pictures/a.webp': '' }, says: 'pictures/a.webp: this picture cannot be read' },
  {
    name: 'a drawing that is not XML',
    files: { 'pictures/a.svg': '<svg' },
    says: 'pictures/a.svg:1: this is not valid SVG',
  },
  ...drawings.map(([name, inside, says]) => ({ name: `a drawing ${name}`, files: drawing(inside), says })),
  {
    name: 'a drawing of endless size',
    files: drawing('', 'viewBox="0 0 1e999 3"'),
    says: 'pictures/a.svg:1: the viewBox of a drawing is four numbers',
  },
  {
    name: 'a drawing with entities',
    files: {
      'pictures/a.svg': '<!DOCTYPE svg [<!ENTITY a "b">]>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    },
    says: 'pictures/a.svg:1: a drawing may not declare entities',
  },
];
