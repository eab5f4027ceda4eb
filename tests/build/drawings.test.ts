import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pagePath, pathOf } from '../../engine/routes/addresses.ts';
import { coverSlug } from '../../engine/ui/cover/beadwork.ts';
import { byteBudgets } from '../support/budgets.ts';
import { dist, readFile, readPage } from '../support/built-files.ts';
import { addresses, content, exists, pages } from '../support/site-map.ts';

import { decode } from './page-head.ts';

const bytesOf = (file: string) => brotliCompressSync(readFileSync(file)).length;
const picturesOf = (html: string) => [...html.matchAll(/<img[^>]* src="([^"]+)/g)].map(([, one = '']) => decode(one));

test('all drawings together, and the drawings of each page, fit their byte budgets', () => {
  // An owner may have only photographs.
  const folders = ['pictures', 'covers'].filter((folder) => existsSync(join(dist, folder)));
  const drawings = folders.flatMap((folder) =>
    readdirSync(join(dist, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.svg'))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  expect(drawings.reduce((sum, file) => sum + bytesOf(file), 0)).toBeLessThan(byteBudgets.drawings);
  for (const path of pages.map((to) => pagePath(to))) {
    // Several parts of a drawing share one file.
    const sources = new Set(picturesOf(readPage(path)).map((one) => one.replace(/#.*/, '')));
    const sum = [...sources].reduce((total, source) => total + bytesOf(join(dist, pathOf(source))), 0);
    expect(sum, path).toBeLessThan(byteBudgets.drawingsOfPage);
  }
});

test('every id of a drawing that a page refers to exists in the drawing', () => {
  for (const { path } of addresses)
    for (const source of picturesOf(readPage(path))) {
      const [, file = '', id] = /^(\/[^#]+)#([\w-]+)$/.exec(source) ?? [];
      if (id) expect(readFile(pathOf(file)), `${path}: ${source}`).toContain(` id="${id}"`);
    }
});

test('projects, articles and songs without a picture get a generated beadwork cover', () => {
  const own = (path: ReturnType<typeof pagePath>) => decode(readPage(path));
  const bare = [
    ...content.articles
      .filter(({ cover }) => !cover)
      .map(({ number, slug }) => ({ path: pagePath({ page: 'article', number: String(number) }), name: slug })),
    ...content.projects
      // A project with a demo shows the demo instead of the cover.
      .filter((one) => !one.picture && !one.try)
      .map(({ slug }) => ({ path: pagePath({ page: 'project', slug }), name: slug })),
  ];
  for (const { path, name } of bare) expect(own(path)).toContain(`/covers/${coverSlug(name)}.svg"`);
  // The picture of a song is small: four by four beads.
  if (!exists('about')) return;
  const songs = content.profile.anthems.filter(({ picture }) => !picture);
  const covers = own('/about').match(/<img[^>]* src="[^"#]*\/covers\/[^"#]+#svgView/g) ?? [];
  expect(covers.length).toBeGreaterThanOrEqual(songs.length);
});

test('the manifest names a maskable icon, and every icon file has its stated size', () => {
  const manifest = JSON.parse(readFile('/site.webmanifest'));
  const icons: { src: string; sizes: string; purpose?: string }[] = manifest.icons;
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes } of [
    ...icons,
    { src: '/icons/32.png', sizes: '32x32' },
    { src: '/icons/180.png', sizes: '180x180' },
  ]) {
    const body = readFileSync(join(dist, pathOf(src)));
    expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('every page defines the icon symbols that it uses', () => {
  for (const { path } of addresses) {
    const html = readPage(path);
    const drawn = new Set([...html.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
    const named = [...html.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id);
    expect(
      named.filter((id) => !drawn.has(id)),
      path,
    ).toEqual([]);
  }
});
