import { expect, test } from 'vitest';
import type { Article, Content } from '../../content/content.ts';
import { readSite } from '../../pages/read-site.ts';
import { charactersOf } from './characters.ts';
import { gatherLetters } from './gather-letters.ts';
import { offeredLetters } from './offered-letters.ts';

const { content } = await readSite();
const withTitle = ({ source, translations, ...rest }: Article, title: string): Article => ({
  ...rest,
  source,
  translations: Object.fromEntries(Object.entries(translations).map(([code, one]) => [code, { ...one, title }])),
});

test('gatherLetters first returns the characters and letters that a build uses for the font', () => {
  expect(gatherLetters()(content)).toEqual({ characters: charactersOf(content), letters: offeredLetters(content) });
});

test('a saved article adds its letters, earlier letters stay, and unchanged articles are not read again', () => {
  const [first, ...others] = content.articles;
  if (!first) throw new Error('the site has no article');
  let looked = 0;
  const watched = others.map(
    ({ translations, ...rest }): Article => ({
      ...rest,
      get translations() {
        looked++;
        return translations;
      },
    }),
  );
  const lettersOf = gatherLetters();
  const before = lettersOf({ ...content, articles: [withTitle(first, 'Ж'), ...watched] });
  expect(looked).toBeGreaterThan(0);
  looked = 0;
  const after = lettersOf({ ...content, articles: [withTitle(first, 'Щ'), ...watched] } satisfies Content);
  expect(looked).toBe(0);
  for (const one of ['characters', 'letters'] as const) {
    expect(before[one]).toContain('Ж');
    expect(before[one]).not.toContain('Щ');
    expect(after[one]).toMatch(/Ж.*Щ/);
  }
});
