import { expect, test } from 'vitest';
import type { Content } from '../content/content.ts';
import { readContent } from '../content/read-content.ts';
import { removeDisabled } from '../content/remove-disabled.ts';
import { siteRoot } from '../content/site-root.ts';
import { sourceOf } from '../pages/page-source.ts';
import { pagePath } from './addresses.ts';
import { entryIn, listPages, type MenuName } from './pages.ts';
import { menuOf, siteMapOf } from './site-map.ts';

const content = await readContent(siteRoot);
const menus = ['header', 'overlay', 'overlayMore', 'footer'] as const;
const listed = (its: Content) => listPages(its).map((to) => pagePath(to));
const pathsOf = (menu: MenuName, its = content) => menuOf(menu, sourceOf(its, 'en')).map(({ to }) => pagePath(to));

test('lists every page of the site in the order of the site map', () => {
  expect(listed(content)).toMatchInlineSnapshot(`
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
      "/games/tangle",
      "/blog",
      "/blog/1",
      "/blog/2",
      "/blog/3",
      "/blog/4",
      "/uses",
      "/quotes",
    ]
  `);
});

test('omits pages without content, and every menu link to them', () => {
  const nothing = {
    skills: [],
    career: [],
    contact: [],
    projects: [],
    games: [],
    articles: [],
    ownPages: [],
    sitePages: {},
  };
  const empty = { ...content, ...nothing };
  const left = ['/', '/about', '/resume'];
  expect(listed(empty)).toEqual(left);
  for (const menu of menus) for (const path of pathsOf(menu, empty)) expect(left, menu).toContain(path);
});

test.each([
  ['about', ['/about']],
  ['contact', ['/contact']],
  ['games', ['/apps/knots', '/apps/tangle', '/games', '/games/tangle']],
  ['projects', ['/apps', '/apps/loom', '/apps/spindle', '/apps/thimble', '/apps/needle', '/apps/blank']],
  ['blog', ['/blog', '/blog/1', '/blog/2', '/blog/3', '/blog/4']],
])('disabling %s removes its pages and menu links, and no others', (page, gone) => {
  const without = removeDisabled({ ...content, site: { ...content.site, pages: { [page]: false } } });
  expect(listed(content).filter((path) => !listed(without).includes(path))).toEqual(gone);
  for (const menu of menus) for (const path of pathsOf(menu, without)) expect(gone, menu).not.toContain(path);
  for (const path of gone) expect(siteMapOf(without).at(path)).toBeUndefined();
});

test('each menu lists its pages in order', () => {
  expect(Object.fromEntries(menus.map((menu) => [menu, pathsOf(menu)]))).toMatchInlineSnapshot(`
    {
      "footer": [
        "/",
        "/apps",
        "/about",
        "/contact",
        "/career",
        "/blog",
        "/resume",
        "/uses",
        "/quotes",
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
        "/uses",
        "/quotes",
      ],
    }
  `);
});

test('no two pages of a menu have the same position, and every page of a menu has a label', () => {
  const pages = listPages(content).filter(({ page }) => page !== 'own');
  for (const menu of menus) {
    const places = pages.flatMap((to) => entryIn(content, to).menus?.[menu] ?? []);
    expect(pathsOf(menu, { ...content, ownPages: [], sitePages: {} }), menu).toHaveLength(places.length);
    expect(new Set(places).size, menu).toBe(places.length);
  }
});

test('the overlay on phones links to every page of the header', () => {
  const overlay = [...pathsOf('overlay'), ...pathsOf('overlayMore')];
  expect(pathsOf('header').filter((path) => !overlay.includes(path))).toEqual([]);
});

test('an own page is last in the menus that it names, and has the layout that it names', () => {
  const [uses] = content.ownPages;
  if (!uses) throw new Error('the fixture has lost its own page');
  const its = {
    ...content,
    sitePages: {},
    ownPages: [{ ...uses, menu: ['header' as const], layout: 'standalone' as const }],
  };
  expect(pathsOf('header', its).at(-1)).toBe('/uses');
  expect(pathsOf('overlayMore', its).at(-1)).toBe('/uses');
  expect(pathsOf('footer', its)).not.toContain('/uses');
  expect(entryIn(its, { page: 'own', name: 'uses' }).layout).toBe('standalone');
});

test('a menu shows an untranslated own page by its English name, marked as English', () => {
  const [uses] = content.ownPages;
  if (!uses) throw new Error('the fixture has lost its own page');
  const its = { ...content, sitePages: {}, ownPages: [{ ...uses, translations: { en: uses.source } }] };
  expect(menuOf('footer', sourceOf(its, 'sv')).at(-1)).toMatchObject({ label: 'Uses', lang: 'en' });
});
