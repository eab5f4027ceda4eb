import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Article, Content } from '../../content/content.ts';
import { sourceCodeOf } from '../../content/languages/source-language.ts';
import type { Problem } from '../../content/problems.ts';
import { readingMinutes } from '../../i18n/format.ts';

const tolerance = 0.25;

/** Finds articles whose stated minutes differ much from the length of their text in the default language: a warning only. */
export function checkMinutes(root: string, { articles }: Content): Problem[] {
  return articles.flatMap((article) => {
    const { minutes, source } = article;
    const { words } = source.body;
    const estimated = readingMinutes(words);
    if (minutes === undefined || Math.abs(estimated - minutes) <= minutes * tolerance) return [];
    return {
      ...placeOfMinutes(root, article),
      message: `states ${minutes} minutes, but the ${words} words take about ${estimated}`,
    };
  });
}

function placeOfMinutes(root: string, { number, slug }: Article) {
  const file = `articles/${number}-${slug}/${sourceCodeOf(root)}.mdx`;
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return { file, line: lines.findIndex((line) => /^minutes\s*:/.test(line)) + 1, key: 'minutes' };
}
