import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyContent } from '../../tests/support/content-copy.ts';
import { neededTexts } from './interface-parts.ts';

const nothing = () => '[]\n';
const withSite = (more: string) => copyContent({ 'site.yaml': (text) => `${text}${more}\n` });

test('a site with everything needs every text', () => {
  const isNeeded = neededTexts(copyContent());
  for (const key of ['games_title', 'fit_title', 'blogs_count_one', 'apps_title', 'career_title', 'side_by_side_all'])
    expect(isNeeded(key), key).toBe(true);
  // Its owner does without this page.
  expect(isNeeded('accessibility_title')).toBe(false);
});

test.each([
  ['games.yaml', 'games_title', 'apps_title'],
  ['skills.yaml', 'fit_title', 'apps_title'],
  ['career.yaml', 'career_title', 'resume_heading_career'],
])('without an entry in %s no %s is needed', (file, without, still) => {
  const isNeeded = neededTexts(copyContent({ [file]: nothing }));
  expect([isNeeded(without), isNeeded(still)]).toEqual([false, true]);
});

test('without a folder in articles no word of a blog is needed, but those of other texts in Markdown are', () => {
  const root = copyContent();
  rmSync(join(root, 'articles'), { recursive: true });
  expect(['blogs_title', 'feeds_subscribe', 'blog_copy', 'skip_link'].map(neededTexts(root))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('a page that is disabled needs no words', () => {
  const isNeeded = neededTexts(
    copyContent({ 'site.yaml': (text) => text.replace('{ accessibility: false }', '{ blog: false, resume: false }') }),
  );
  expect(['blogs_title', 'resume_download', 'resume_place', 'accessibility_title'].map(isNeeded)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('a text of the owner is always needed, whatever it is called', () => {
  expect(neededTexts(withSite('fit: false'))('fit_my_own_text')).toBe(true);
  expect(neededTexts(withSite('fit: false'))('fit_title')).toBe(false);
});
