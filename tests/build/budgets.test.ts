import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '../../engine/content/site-files.ts';
import { siteRoot } from '../../engine/content/site-root.ts';
import {
  bootScriptOf,
  isArticle,
  isFont,
  isPage,
  listBuilt,
  listHeavy,
  readingScript,
  sizesOf,
} from '../measure/site-bytes.ts';
import { byteBudgets } from '../support/budgets.ts';
import { dist } from '../support/built-files.ts';

test('every page with its styles and drawings fits its budget', async () => {
  const limitOf = (file: string) => {
    if (!isArticle(file)) return byteBudgets.page;
    return file.startsWith('blog/') ? byteBudgets.article : byteBudgets.articleTranslated;
  };
  expect(await listHeavy(listBuilt(isPage), limitOf)).toEqual([]);
});

test('no style asks every element what it contains: the browser would ask again with each part of the page that comes', () => {
  const bare = listBuilt(isPage).flatMap((file) => {
    const styles = [...readFileSync(join(dist, file), 'utf8').matchAll(/<style>([\s\S]*?)<\/style>/g)];
    expect(styles.length, file).toBeGreaterThan(0);
    return styles.flatMap(([, css = '']) => css.match(/(?<=^|[\s{}>+~,]):has\([^{]*/g) ?? []);
  });
  expect(new Set(bare)).toEqual(new Set());
});

test('rules for print do not come before the first paint: the sheet that is loaded later has them', () => {
  const [, css] = /<style>([\s\S]*?)<\/style>/.exec(readFileSync(join(dist, 'resume.html'), 'utf8')) ?? [];
  expect(css).not.toContain('@media print');
  const [later = ''] = listBuilt((file) => file.startsWith('assets/later-'));
  // Only the resume has a sheet of paper of its own.
  expect(readFileSync(join(dist, later), 'utf8')).toMatch(/@media print\{[^}]*page:resume/);
});

test('an iPhone that is turned does not enlarge the text: it only knows the prefixed property', () => {
  const without = listBuilt(isPage).filter(
    (file) => !readFileSync(join(dist, file), 'utf8').includes('-webkit-text-size-adjust:100%'),
  );
  expect(without).toEqual([]);
});

test('the boot script is the same on every page', () => {
  expect(new Set(listBuilt(isPage).map(bootScriptOf)).size).toBe(1);
});

test('reading a page takes little script', async () => {
  expect(await readingScript()).toBeLessThanOrEqual(byteBudgets.readingScript);
});

test('a game that is played here adds little to React', async () => {
  const islands = siteFiles(siteRoot, 'games/*/*.island.tsx').map((file) => basename(file, '.tsx'));
  const games = await sizesOf(
    listBuilt((file) => islands.some((island) => file.startsWith(`assets/${island}-`) && file.endsWith('.js'))),
  );
  expect(games.length).toBe(islands.length);
  for (const { brotli } of games) expect(brotli).toBeLessThanOrEqual(byteBudgets.gameScript);
});

test('there is one font file, and it is small', async () => {
  const fonts = await sizesOf(listBuilt(isFont));
  expect(fonts).toHaveLength(1);
  for (const { raw } of fonts) expect(raw).toBeLessThan(byteBudgets.font);
});
