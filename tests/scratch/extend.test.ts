import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { siteFiles } from '../../engine/content/files/site-files.ts';
import { siteRoot } from '../../engine/content/site-root.ts';
import { guide, guideBlock, guideFiles } from '../support/guide-examples.ts';
import { buildScratch, type Edits } from '../support/scratch-site.ts';

// Builds the examples of docs/extend.md exactly as readers copy them.

const own = siteFiles(siteRoot, [
  'fitout.config.ts',
  '{components,frame,games,pages,sections}/**/*.{ts,tsx,css,yaml}',
  'articles/**/*.{ts,tsx,yaml}',
]);

const counter = (text: string) => text.replace(/^<Counter[\s\S]*?^<\/Counter>\n/m, guideBlock('mdx', '<Counter'));

const edits: Edits = {
  ...Object.fromEntries(own.map((file) => [file, () => undefined])),
  'articles/1-everything/en.mdx': counter,
  'articles/1-everything/sv.mdx': counter,
  'articles/1-everything/counter.props.ts': () => guideBlock('ts', 'makeProps'),
  'projects/needle/project.yaml': (text) => text.replace(/^(live|try): .*\n/gm, '') + guideBlock('yaml', 'try:'),
  'contact.yaml': (text) => text.replace(/^- \{\n {4}kind: dialog[\s\S]*?^ {2}\}\n/m, ''),
  'words/en.yaml': (text) => text.replace(/^ask_.*\n/gm, ''),
  // Translations of texts that no longer exist.
  ...Object.fromEntries(['sv', 'cs'].map((code) => [`words/${code}.yaml`, dropOwnWords])),
  ...Object.fromEntries(guideFiles.map(([file, text]) => [file, () => Buffer.from(text)])),
};

/** Removes the texts of removed code. */
function dropOwnWords(text: string): string {
  const keys = own
    .filter((file) => file.endsWith('.en.yaml'))
    .flatMap((file) => readFileSync(join(siteRoot, file), 'utf8').match(/^\w+(?=:)/gm) ?? []);
  const stay = new Set(guideFiles.flatMap(([, one]) => one.match(/^\w+(?=:)/gm) ?? []));
  const gone = [...keys.filter((key) => !stay.has(key)), 'ask_label', 'ask_text'];
  return text
    .split(/(?<=\n)/)
    .filter((line) => !gone.some((key) => line.startsWith(`${key}:`)))
    .join('');
}

let dist: string;
const read = (file: string) => readFileSync(join(dist, file), 'utf8');

const scripts = () => siteFiles(dist, 'assets/*.js').map((file) => read(file));

beforeAll(async () => {
  dist = await buildScratch('extend', edits);
});

test('each extension point in docs/extend.md has an example', () => {
  const extensionPoints = [...guide.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
  expect(extensionPoints).toHaveLength(7);
  const folders = new Set(guideFiles.map(([file]) => file.split('/')[0]));
  expect([...folders].sort()).toEqual(
    ['articles', 'components', 'fitout.config.ts', 'frame', 'games', 'pages', 'projects', 'sections'].sort(),
  );
});

test('a demo in an article has its frame, its caption, and properties computed from the content', () => {
  const page = read('blog/1.html');
  expect(page).toMatch(/<island-root[^>]* name="counter"/);
  // The four articles, and `start`, which is three.
  expect(page).toContain('Pressed 7 times');
  expect(page).toContain('A counter');
  expect(page).toContain('Press it.');
  expect(scripts()).toContainEqual(expect.stringMatching(/counter_pressed/));
});

test('a demo of a project is beside the text, with links from the project’s card and button', () => {
  const page = read('apps/needle.html');
  expect(page).toMatch(/<div id="try"[\s\S]*?<island-root[^>]* name="thread"[\s\S]*?Stitches: (<!-- -->)?3/);
  expect(page).toContain('A piece of Needle, rebuilt for this page.');
  expect(page).toMatch(/<a href="#try"[^>]*>Try a piece of it<\/a>/);
  expect(read('apps.html')).toContain('href="/apps/needle#try"');
});

test('a page in React has its data, its texts and its place in the menus', () => {
  const page = read('quotes.html');
  expect(page).toMatch(/<h1[^>]*>Quotes<\/h1>/);
  expect(page).toMatch(
    /<blockquote>It fits, or it does not\. \(<!-- -->1948<!-- -->\)|It fits, or it does not\.[^<]*\(1948\)/,
  );
  expect(page).toMatch(/<title>Quotes/);
  expect(read('career.html')).toMatch(/<a[^>]* href="\/quotes"[^>]*>Quotes<\/a>/);
});

test('a frame part is on each page with navigation, with its styles and its script', () => {
  for (const page of ['index.html', 'blog/1.html', 'quotes.html'])
    expect(read(page), page).toMatch(/<p class="\w+" data-until="2031-12-31">Open for work from May\.<\/p>/);
  expect(scripts()).toContainEqual(expect.stringContaining('T23:59:59'));
});

test('a section of the home page is shown when home.yaml lists it', () => {
  const home = read('index.html');
  expect(home).toContain('Seven years of doors, three of pull requests.');
  expect(home.indexOf('id="numbers"')).toBeGreaterThan(0);
});

test('a game is on its page, with the texts of its island', () => {
  const page = read('games/tangle.html');
  expect(page).toMatch(/<island-root[^>]* name="tangle"/);
  expect(page).toContain('7 knots');
});

test('a wrapped engine component adds the motto to the footer of each page', () => {
  for (const page of ['index.html', 'career.html'])
    expect(read(page), page).toMatch(/<footer[^>]*>.*<p[^>]*>Measure twice\.<\/p>/s);
});

test('headers and redirects of the site are in the built tables, redirects in every language', () => {
  expect(read('_headers')).toMatch(/^\/\*\n(?: {2}.*\n)*? {2}X-Clacks-Overhead: GNU Terry Pratchett$/m);
  expect(read('_redirects')).toContain('/writing/1 /blog/1 301\n');
  expect(read('_redirects')).toContain('/sv/writing/1 /sv/blog/1 301\n');
});
