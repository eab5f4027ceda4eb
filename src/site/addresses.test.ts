import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '../content/read-content.ts';
import { fileOfPath, listPages, localize, parsePath } from './addresses.ts';

test('the whole site map', async () => {
  const content = await readContent(join(import.meta.dirname, '../..'));
  const pages = listPages(content).map((path) => [
    path,
    localize(path, 'de'),
    fileOfPath(path),
    fileOfPath(localize(path, 'de')),
  ]);
  expect(pages.map((row) => row.join('  ')).join('\n')).toMatchInlineSnapshot(`
    "/  /de  index.html  de.html
    /about  /de/about  about.html  de/about.html
    /skills  /de/skills  skills.html  de/skills.html
    /career  /de/career  career.html  de/career.html
    /resume  /de/resume  resume.html  de/resume.html
    /contact  /de/contact  contact.html  de/contact.html
    /apps  /de/apps  apps.html  de/apps.html
    /apps/portfoliobio  /de/apps/portfoliobio  apps/portfoliobio.html  de/apps/portfoliobio.html
    /apps/linkbio  /de/apps/linkbio  apps/linkbio.html  de/apps/linkbio.html
    /apps/formio  /de/apps/formio  apps/formio.html  de/apps/formio.html
    /apps/indeed  /de/apps/indeed  apps/indeed.html  de/apps/indeed.html
    /apps/nftshop  /de/apps/nftshop  apps/nftshop.html  de/apps/nftshop.html
    /apps/aitranslator  /de/apps/aitranslator  apps/aitranslator.html  de/apps/aitranslator.html
    /apps/fartup  /de/apps/fartup  apps/fartup.html  de/apps/fartup.html
    /apps/app  /de/apps/app  apps/app.html  de/apps/app.html
    /games  /de/games  games.html  de/games.html
    /blog  /de/blog  blog.html  de/blog.html
    /blog/1  /de/blog/1  blog/1.html  de/blog/1.html
    /blog/2  /de/blog/2  blog/2.html  de/blog/2.html
    /blog/3  /de/blog/3  blog/3.html  de/blog/3.html
    /blog/4  /de/blog/4  blog/4.html  de/blog/4.html
    /blog/5  /de/blog/5  blog/5.html  de/blog/5.html
    /blog/6  /de/blog/6  blog/6.html  de/blog/6.html
    /blog/7  /de/blog/7  blog/7.html  de/blog/7.html
    /blog/8  /de/blog/8  blog/8.html  de/blog/8.html
    /blog/9  /de/blog/9  blog/9.html  de/blog/9.html
    /accessibility  /de/accessibility  accessibility.html  de/accessibility.html"
  `);
});

test('query and fragment stay when a path is localised', () => {
  expect(localize('/blog?tag=tag_react#articles', 'zu')).toBe('/zu/blog?tag=tag_react#articles');
  expect(localize('/?x=1', 'zu')).toBe('/zu?x=1');
  expect(localize('/#explore', 'af')).toBe('/af#explore');
});

test('English has no prefix', () => {
  expect(localize('/about', 'en')).toBe('/about');
});

test.each([
  ['/', { language: 'en', path: '/' }],
  ['/about', { language: 'en', path: '/about' }],
  ['/de', { language: 'de', path: '/' }],
  ['/de/', { language: 'de', path: '/' }],
  ['/de/blog/4', { language: 'de', path: '/blog/4' }],
  // Held back, unknown, or not a prefix: English pages that do not exist.
  ['/fr/about', { language: 'en', path: '/fr/about' }],
  ['/en/about', { language: 'en', path: '/en/about' }],
  ['/default', { language: 'en', path: '/default' }],
])('the address %s is understood', (pathname, expected) => {
  expect(parsePath(pathname)).toEqual(expected);
});
