import { pageAddress } from '../../engine/routes/addresses.ts';
import { expect, test } from '../support/fixtures.ts';
import { openFrame, overflows } from '../support/frame.ts';
import { pages } from '../support/site-map.ts';
import { share, thorough } from '../support/thorough.ts';
import { longestWordsLanguage } from './longest-words.ts';
import { kinds, lost } from './visits.ts';

/** Every 56th width from 320 to 1440 px; every 4th in `npm run test:all`. */
const step = thorough ? 4 : 56;
const everyWidth = Array.from({ length: 1120 / step + 1 }, (_, index) => 320 + index * step);

test.use({ viewport: { width: 1500, height: 900 }, expectedMessages: /Failed to load resource.*404/ });
if (thorough) test.describe.configure({ timeout: 1_200_000 });

test('no page is wider than the screen at any width in the language with the longest words', async ({ page }) => {
  await openFrame(page);
  const found: string[] = [];
  for (const path of [
    ...(thorough ? pages : share(kinds, 0, 2)).map((to) => pageAddress(to, longestWordsLanguage)),
    ...lost,
  ])
    found.push(...(await overflows(page, { path, widths: everyWidth })));
  expect(found).toEqual([]);
});

test('no page is wider than the screen at any width with texts a third longer', async ({ page }) => {
  await openFrame(page);
  const found: string[] = [];
  for (const to of thorough ? pages : share(kinds, 1, 2))
    found.push(...(await overflows(page, { path: pageAddress(to, 'en'), widths: everyWidth, longer: true })));
  expect(found).toEqual([]);
});

test('the check of widths reports a page that is too wide', async ({ page }) => {
  const path = pageAddress({ page: 'home' }, 'en');
  await openFrame(page);
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace('<h1', '<div class="wide"></div><h1')
      .replace('</head>', '<style>.wide{width:700px;height:1px}</style></head>');
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    await route.fulfill({ response, headers, body });
  });
  expect(await overflows(page, { path, widths: [390, 1440] })).toEqual([
    expect.stringContaining(`${path}, fallback font, at 390`),
    expect.stringContaining(`${path}, own font, at 390`),
  ]);
});
