import { expect, test } from 'vitest';
import { readContent } from '../content/read-content.ts';
import { siteRoot } from '../content/site-root.ts';
import { pagePath } from './addresses.ts';
import { entryOf, listPages, menuOf, simplePages } from './pages.ts';

const content = await readContent(siteRoot);
const pathsOf = (menu: Parameters<typeof menuOf>[0]) => menuOf(menu).map(({ to }) => pagePath(to));

test('the whole site, in the order of the site map', () => {
  expect(listPages(content).map((to) => pagePath(to))).toMatchInlineSnapshot(`
    [
      "/",
      "/about",
      "/skills",
      "/career",
      "/resume",
      "/contact",
      "/apps",
      "/apps/loom",
      "/apps/spindle",
      "/apps/thimble",
      "/apps/needle",
      "/apps/knots",
      "/apps/tangle",
      "/apps/blank",
      "/games",
      "/blog",
      "/blog/1",
      "/blog/2",
      "/blog/3",
      "/blog/4",
      "/accessibility",
    ]
  `);
});

test('a site without projects and articles has the pages that exist once', () => {
  expect(listPages({ projects: [], articles: [] })).toEqual(simplePages());
});

test('each menu in its order', () => {
  expect({
    header: pathsOf('header'),
    overlay: pathsOf('overlay'),
    overlayMore: pathsOf('overlayMore'),
    footer: pathsOf('footer'),
  }).toMatchInlineSnapshot(`
    {
      "footer": [
        "/",
        "/apps",
        "/about",
        "/contact",
        "/career",
        "/blog",
        "/resume",
      ],
      "header": [
        "/",
        "/about",
        "/skills",
        "/career",
        "/apps",
        "/blog",
        "/games",
        "/contact",
      ],
      "overlay": [
        "/",
        "/about",
        "/contact",
        "/blog",
        "/career",
        "/apps",
      ],
      "overlayMore": [
        "/skills",
        "/games",
        "/resume",
      ],
    }
  `);
});

test('no two pages of a menu have one place, and every page of a menu has a label', () => {
  for (const menu of ['header', 'overlay', 'overlayMore', 'footer'] as const) {
    const inMenu = simplePages().filter((to) => entryOf(to).menus?.[menu] !== undefined);
    expect(menuOf(menu), menu).toHaveLength(inMenu.length);
    expect(new Set(inMenu.map((to) => entryOf(to).menus?.[menu])).size, menu).toBe(inMenu.length);
  }
});

test('a phone reaches every page that the header has', () => {
  const overlay = [...pathsOf('overlay'), ...pathsOf('overlayMore')];
  expect(pathsOf('header').filter((path) => !overlay.includes(path))).toEqual([]);
});
