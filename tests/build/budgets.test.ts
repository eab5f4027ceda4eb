import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '../../engine/content/files/site-files.ts';
import { siteRoot } from '../../engine/content/site-root.ts';
import {
  bootScriptOf,
  isArticle,
  isFont,
  isPage,
  listBuilt,
  listOverBudget,
  readingScript,
  sizesOf,
} from '../measure/site-bytes.ts';
import { byteBudgets } from '../support/budgets.ts';
import { dist } from '../support/built-files.ts';

test('the HTML of every page, inlined styles and drawings included, fits its byte budget', async () => {
  const limitOf = (file: string) => {
    if (!isArticle(file)) return byteBudgets.page;
    return file.startsWith('blog/') ? byteBudgets.article : byteBudgets.articleTranslated;
  };
  expect(await listOverBudget(listBuilt(isPage), limitOf)).toEqual([]);
});

test('no inlined style has a bare :has(), which browsers re-evaluate with each part of the page that loads', () => {
  const bare = listBuilt(isPage).flatMap((file) => {
    const styles = [...readFileSync(join(dist, file), 'utf8').matchAll(/<style>([\s\S]*?)<\/style>/g)];
    expect(styles.length, file).toBeGreaterThan(0);
    return styles.flatMap(([, css = '']) => css.match(/(?<=^|[\s{}>+~,]):has\([^{]*/g) ?? []);
  });
  expect(new Set(bare)).toEqual(new Set());
});

test('print styles are not inlined, but in the stylesheet that loads after the first paint', () => {
  const [, css] = /<style>([\s\S]*?)<\/style>/.exec(readFileSync(join(dist, 'resume.html'), 'utf8')) ?? [];
  expect(css).not.toContain('@media print');
  const [later = ''] = listBuilt((file) => file.startsWith('assets/later-'));
  // Only the resume has a named print page.
  expect(readFileSync(join(dist, later), 'utf8')).toMatch(/@media print\{[^}]*page:resume/);
});

test('every page sets -webkit-text-size-adjust, so that a rotated iPhone does not enlarge the text', () => {
  const without = listBuilt(isPage).filter(
    (file) => !readFileSync(join(dist, file), 'utf8').includes('-webkit-text-size-adjust:100%'),
  );
  expect(without).toEqual([]);
});

test('the boot script is the same on every page', () => {
  expect(new Set(listBuilt(isPage).map(bootScriptOf)).size).toBe(1);
});

test('the script for reading a page fits its byte budget', async () => {
  expect(await readingScript()).toBeLessThanOrEqual(byteBudgets.readingScript);
});

test('the script of every game fits its byte budget', async () => {
  const islands = siteFiles(siteRoot, 'games/*/*.island.tsx').map((file) => basename(file, '.tsx'));
  const games = await sizesOf(
    listBuilt((file) => islands.some((island) => file.startsWith(`assets/${island}-`) && file.endsWith('.js'))),
  );
  expect(games.length).toBe(islands.length);
  for (const { brotli } of games) expect(brotli).toBeLessThanOrEqual(byteBudgets.gameScript);
});

test('the site has one font file, which fits its byte budget', async () => {
  const fonts = await sizesOf(listBuilt(isFont));
  expect(fonts).toHaveLength(1);
  for (const { raw } of fonts) expect(raw).toBeLessThan(byteBudgets.font);
});
