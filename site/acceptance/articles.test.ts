import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent, readingMinutes, siteRoot } from 'fitout/test';
import { expect, test } from 'vitest';

const { articles } = await readContent(siteRoot);

/** Number, slug and reading time in minutes, as specified. */
const stated = [
  [1, 'full-stack-journey', 12],
  [2, 'developer-tools-2025', 8],
  [3, 'portfolio-structure', 15],
  [4, 'scalable-react-apps', 18],
  [5, 'future-of-web-development', 16],
  [6, 'why-learn-golang', 10],
  [7, 'blogging-career', 11],
  [8, 'daily-workflow', 13],
  [9, 'soft-skills', 14],
] as const;

test('the nine articles have their specified numbers and slugs', () => {
  expect(articles.map(({ number, slug }) => [number, slug])).toEqual(stated.map(([number, slug]) => [number, slug]));
});

test.each(stated)(
  'article %i, %s, states %i minutes, within one minute of its computed reading time, and has six tags',
  (number, _slug, minutes) => {
    const article = articles.find((one) => one.number === number);
    expect(article?.minutes).toBe(minutes);
    expect(Math.abs(readingMinutes(article?.source.body.words ?? 0) - minutes)).toBeLessThanOrEqual(1);
    expect(article?.tags).toHaveLength(6);
  },
);

test.each(stated)('article %i, %s, contains a quote in each of its languages', (number, slug) => {
  const texts = Object.keys(articles.find((one) => one.number === number)?.translations ?? {});
  expect(texts).toContain('en');
  for (const language of texts) {
    const text = readFileSync(join(siteRoot, `articles/${number}-${slug}/${language}.mdx`), 'utf8');
    expect(text, language).toMatch(/^(?:<PullQuote>|> )\S/m);
  }
});

test.each([
  [3, /3[-–]5 projects/],
  [4, /80\s?% coverage/],
  [4, /70\s?% to be unit tests/],
])('article %i states its recommended figure: %s', (number, figure) => {
  const slug = articles.find((one) => one.number === number)?.slug;
  const text = readFileSync(join(siteRoot, `articles/${number}-${slug}/en.mdx`), 'utf8');
  expect(text).toMatch(figure);
});

test('the repository of article 4 has a tagged commit for each rule and contains the code of the article', () => {
  const article = join(siteRoot, 'articles/4-scalable-react-apps');
  const text = readFileSync(join(article, 'en.mdx'), 'utf8');
  const folder = mkdtempSync(join(tmpdir(), 'red-commits-'));
  try {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    git('clone', '--quiet', '--config', 'core.autocrlf=false', join(article, 'red-commits.bundle'), '.');
    const ruleTags = [...text.matchAll(/^\| `(rule\d)` \|/gm)].map(([, tag]) => tag);
    expect(git('tag', '--list').trim().split('\n')).toEqual(ruleTags);
    expect(ruleTags).toHaveLength(text.match(/^## \d\. /gm)?.length ?? 0);
    const files = git('ls-files', 'src').trim().split('\n');
    const programs = new Set(files.map((file) => readFileSync(join(folder, file), 'utf8')));
    const samples = [...text.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map(([, sample]) => sample ?? '');
    // The first sample shows three files at once.
    for (const sample of samples.slice(1)) expect(programs).toContain(sample);
    expect(samples).toHaveLength(7);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
