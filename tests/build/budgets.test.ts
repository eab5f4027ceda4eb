import { expect, test } from 'vitest';
import {
  bootScriptOf,
  isArticle,
  isFont,
  isPage,
  isProfile,
  listBuilt,
  readingScript,
  sizesOf,
} from '../measure/site-bytes.ts';
import { byteBudgets } from '../support/budgets.ts';

test('every page with its styles and drawings fits its budget', async () => {
  const limitOf = (file: string) => {
    if (isArticle(file)) return byteBudgets.article;
    return isProfile(file) ? byteBudgets.profile : byteBudgets.page;
  };
  const heavy = (await sizesOf(listBuilt(isPage))).filter(({ file, brotli }) => brotli > limitOf(file));
  expect(heavy.map(({ file, brotli }) => `${file}: ${brotli} of ${limitOf(file)} bytes`).join('\n')).toBe('');
});

test('the boot script is the same on every page', () => {
  expect(new Set(listBuilt(isPage).map(bootScriptOf)).size).toBe(1);
});

test('reading a page takes little script', async () => {
  expect(await readingScript()).toBeLessThanOrEqual(byteBudgets.readingScript);
});

test('there is one font file, and it is small', async () => {
  const fonts = await sizesOf(listBuilt(isFont));
  expect(fonts).toHaveLength(1);
  for (const { raw } of fonts) expect(raw).toBeLessThan(byteBudgets.font);
});
