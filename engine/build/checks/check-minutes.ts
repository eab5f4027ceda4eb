import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Article, Content } from '../../content/content.ts';
import type { Problem } from '../../content/problems.ts';
import { readingMinutes } from '../../i18n/format.ts';

/** How far the stated minutes may be from what the text takes, as a share of them. */
const tolerance = 0.25;

/**
 * Finds the articles whose stated minutes are far from what their English text takes. That is odd, but not wrong: the
 * build warns and goes on.
 * @returns each with the line of its minutes
 */
export function checkMinutes(root: string, { articles }: Content): Problem[] {
  return articles.flatMap((article) => {
    const { minutes, translations } = article;
    const { words } = translations.en.body;
    const taken = readingMinutes(words);
    if (minutes === undefined || Math.abs(taken - minutes) <= minutes * tolerance) return [];
    return {
      ...placeOfMinutes(root, article),
      message: `${minutes} are stated, the ${words} words take about ${taken}`,
    };
  });
}

function placeOfMinutes(root: string, { number, slug }: Article) {
  const file = `articles/${number}-${slug}/en.mdx`;
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return { file, line: lines.findIndex((line) => /^minutes\s*:/.test(line)) + 1, key: 'minutes' };
}
