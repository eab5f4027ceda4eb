import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { copyContent } from '../../../tests/support/content-copy.ts';

afterEach(() => {
  vi.resetModules();
});

/** Reads a site as the dev server does, with fresh modules: kept values would hide changes of files. */
async function watchSite(root: string) {
  vi.resetModules();
  const { forgetFile, keepInMemory, watchFiles } = await import('../cache/memory-cache.ts');
  const { readContent } = await import('../read-content.ts');
  keepInMemory();
  watchFiles();
  return { forgetFile, read: () => readContent(root) };
}

test.each(['articles/3-short/en.mdx', 'words/en.yaml'])(
  'saving %s in a watched site reads no other article, drawing, picture or video again',
  async (saved) => {
    const root = copyContent({});
    const { forgetFile, read } = await watchSite(root);
    const before = await read();
    const text = readFileSync(join(root, saved), 'utf8');
    writeFileSync(join(root, saved), text.replace(/^((?:banner_text|description): ).*$/m, '$1Anew'));
    // Makes every other file invalid, so that reading it would report a problem.
    const others = readdirSync(join(root, 'articles'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !/\.(tsx?|css|yaml)$/.test(file))
      .filter((file) => relative(root, file).replaceAll('\\', '/') !== saved);
    expect(others.length).toBeGreaterThan(10);
    for (const file of others) writeFileSync(file, '\0');
    forgetFile(join(root, saved));
    const after = await read();
    const changed = after.articles.filter((article, index) => article !== before.articles[index]);
    expect(changed.map(({ slug }) => slug)).toEqual(saved.endsWith('.mdx') ? ['short'] : []);
  },
);
