import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readingMinutes } from '../../src/i18n/format.ts';
import { content } from '../../tests/support/site-map.ts';

const bodies = new Map(
  content.articles.map(({ number, slug }) => [
    number,
    readFileSync(join(content.folder, `articles/${number}-${slug}/en.mdx`), 'utf8').replace(
      /^---\n[\s\S]*?\n---\n/,
      '',
    ),
  ]),
);

/** Reading times of the specification, in minutes. */
const stated = { 1: 12, 2: 8, 3: 15, 4: 18, 5: 16, 6: 10, 7: 11, 8: 13, 9: 14 };

for (const [number, minutes] of Object.entries(stated)) {
  test(`article ${number} takes about the ${minutes} minutes that it states, and has its parts`, () => {
    const article = content.articles.find((one) => one.number === Number(number));
    const body = bodies.get(Number(number)) ?? '';
    expect(article?.minutes).toBe(minutes);
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
