import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyContent } from '../../../tests/support/content-copy.ts';
import { neededTexts } from './interface-parts.ts';

const nothing = () => '[]\n';
const withSite = (more: string) => copyContent({ 'site.yaml': (text) => `${text}${more}\n` });

test('a site with every part needs every text, except those of a disabled page', () => {
  const isNeeded = neededTexts(copyContent());
  for (const key of ['games_title', 'fit_title', 'blogs_count_one', 'apps_title', 'career_title', 'side_by_side_all'])
    expect(isNeeded(key), key).toBe(true);
  // The site disables this page.
  expect(isNeeded('accessibility_title')).toBe(false);
});

test.each([
  ['games.yaml', 'games_title', 'apps_title'],
  ['skills.yaml', 'fit_title', 'apps_title'],
  ['career.yaml', 'career_title', 'resume_heading_career'],
])('with an empty %s the text %s is not needed, but %s is', (file, without, still) => {
  const isNeeded = neededTexts(copyContent({ [file]: nothing }));
  expect([isNeeded(without), isNeeded(still)]).toEqual([false, true]);
});

test('without articles no text of the blog is needed, but texts of other Markdown pages are', () => {
  const root = copyContent();
  rmSync(join(root, 'articles'), { recursive: true });
  expect(['blogs_title', 'feeds_subscribe', 'blog_copy', 'skip_link'].map(neededTexts(root))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('a disabled page does not need its texts', () => {
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

test('a text of the owner is always needed, even with the key prefix of a disabled part', () => {
  expect(neededTexts(withSite('fit: false'))('fit_my_own_text')).toBe(true);
  expect(neededTexts(withSite('fit: false'))('fit_title')).toBe(false);
});
