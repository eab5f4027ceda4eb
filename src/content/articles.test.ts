import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readingMinutes } from '../i18n/format.ts';
import { readContent } from './read-content.ts';

const root = join(import.meta.dirname, '../..');
const content = await readContent(root);
const sourceOf = ({ number, slug }: { number: number; slug: string }) =>
  readFileSync(join(root, `content/articles/${number}-${slug}/en.mdx`), 'utf8');
const bodies = new Map(
  content.articles.map((article) => [article.number, sourceOf(article).replace(/^---\n[\s\S]*?\n---\n/, '')]),
);

/** Reading times of the specification, in minutes. */
const stated = { 1: 12, 2: 8, 3: 15, 4: 18, 5: 16, 6: 10, 7: 11, 8: 13, 9: 14 };

for (const [number, minutes] of Object.entries(stated)) {
  test(`article ${number} takes about the ${minutes} minutes that it states, and has its parts`, () => {
    const article = content.articles.find((one) => one.number === Number(number));
    const body = bodies.get(Number(number)) ?? '';
    expect(Math.abs(readingMinutes(article?.translations.en.body.words ?? 0) - minutes)).toBeLessThanOrEqual(1);
    expect(article?.tags).toHaveLength(6);
    expect(article?.translations.en.body.headings.length).toBeGreaterThanOrEqual(4);
    expect(body.match(/^<Tip>/gm)?.length).toBeGreaterThanOrEqual(2);
    expect(body.match(/^<Phases>/gm)).toHaveLength(1);
    expect(body.match(/^<PullQuote>/gm)).toHaveLength(1);
    expect(body).toMatch(/^[-*] |^1\. /m);
  });
}

test('the figures of the specification stand as advice where they belong', () => {
  expect(bodies.get(3)).toMatch(/3[-–]5 projects/);
  expect(bodies.get(4)).toMatch(/80\s?% coverage/);
  expect(bodies.get(4)).toMatch(/70\s?% to be unit tests/);
});

/** The fenced code of all articles in some languages. */
function samples(...languages: string[]): { name: string; code: string }[] {
  return [...bodies].flatMap(([number, body]) =>
    [...body.matchAll(/^```(\w+)[^\n]*\n([\s\S]*?)^```/gm)]
      .filter(([, language]) => languages.includes(language ?? ''))
      .map(([, language, code = ''], index) => ({ name: `${number}-${index}.${language}`, code })),
  );
}

test('the TypeScript in the articles compiles, each sample by itself', () => {
  const folder = join(root, '.cache/samples');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const found = samples('ts', 'tsx');
  expect(found.length).toBeGreaterThan(10);
  for (const { name, code } of found) writeFileSync(join(folder, name), `${code}\nexport {};\n`);
  const compilerOptions = {
    target: 'ES2024',
    lib: ['ES2025', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*'] }));
  const compile = () =>
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8', stdio: 'pipe' });
  expect(compile).not.toThrow();
});

test('code lines fit a phone held upright, or scroll by little', () => {
  const long = samples('ts', 'tsx', 'go', 'sh', 'html', 'css', 'json').flatMap(({ name, code }) =>
    code
      .split('\n')
      .filter((line) => line.replaceAll('\t', '  ').length > 72)
      .map((line) => `${name}: ${line}`),
  );
  expect(long).toEqual([]);
});

test('no sentence of twelve or more words stands twice on the site', () => {
  const texts = [
    ...[...bodies.values()].map((body) => body.replace(/^```[\s\S]*?^```/gm, '')),
    ...Object.values(content.dictionaries.en ?? {}),
  ];
  const seen = new Map<string, number>();
  for (const text of texts) {
    for (const sentence of text.replace(/<[^>]+>/g, ' ').split(/(?<=[.!?])\s+|\n{2,}/)) {
      const words = sentence.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];
      if (words.length >= 12) seen.set(words.join(' '), (seen.get(words.join(' ')) ?? 0) + 1);
    }
  }
  expect([...seen].filter(([, times]) => times > 1)).toEqual([]);
});

test('an article of 200 words takes one minute', () => {
  expect(readingMinutes(200)).toBe(1);
});
