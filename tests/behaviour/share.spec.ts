import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { shareLimit } from '../../publish/share/share-images.ts';
import { fileOfPath, localize, paths } from '../../src/site/addresses.ts';
import { awake, expect, test } from '../support/fixtures.ts';
import { addresses, content, languages } from '../support/site-map.ts';

const dist = join(import.meta.dirname, '../dist');

/** What the head of a built page says to previews of links. */
function tagsOf(address: `/${string}`): Record<string, string> {
  const html = readFileSync(join(dist, fileOfPath(address)), 'utf8');
  const tags = html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name = '', value = '']) => [name, value]));
}

test('every page in every language names an image of its own, with its size and what is seen', () => {
  for (const { address } of addresses) {
    const image = address === '/' ? '/index' : address;
    expect(tagsOf(address), address).toMatchObject({
      'og:image': `${content.site.url}/share${image}.png`,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    const { 'og:image:alt': alt, 'twitter:image:alt': alike, 'og:title': title = '' } = tagsOf(address);
    // An article may have another title in search results than on its page.
    const [, heading = ''] = /<h1[^>]*>([^<]*)</.exec(readFileSync(join(dist, fileOfPath(address)), 'utf8')) ?? [];
    const shown = /\/blog\/\d+$/.test(address) ? heading : title.replace(` · ${content.site.name}`, '');
    expect(alt, address).toContain(shown);
    expect(alt, address).toContain(content.site.name);
    expect(alike, address).toBe(alt);
  }
});

test('what is seen is told in the language of the page', () => {
  expect(tagsOf('/about')['og:image:alt']).toMatch(/ in large letters, the name .* Portrait of the owner at his desk/);
  expect(tagsOf('/de/apps/linkbio')['og:image:alt']).toMatch(
    /^„LinkBio: .*“ in großen Buchstaben, .*Perlenmuster\. Ein/,
  );
  expect(tagsOf('/zu/blog/7')['og:image:alt']).toMatch(/^“Ukubhuloga .*” ngezinhlamvu ezinkulu/);
});

test('every image is a picture of its size, light, and like no other', async () => {
  test.slow();
  const seen = new Map<string, string>();
  for (const { address } of addresses) {
    const { pathname } = new URL(tagsOf(address)['og:image'] ?? '');
    const file = readFileSync(join(dist, pathname));
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }, address).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(file.length, address).toBeLessThan(shareLimit);
    const { entropy, isOpaque } = await sharp(file).stats();
    expect(isOpaque, address).toBe(true);
    expect(entropy, address).toBeGreaterThan(1);
    const hash = createHash('sha256').update(file).digest('hex');
    expect(seen.get(hash), address).toBeUndefined();
    seen.set(hash, address);
  }
});

test('images come as PNG, and other sites may show them', async ({ request }) => {
  for (const language of languages) {
    const path = localize(paths.about(), language);
    const answer = await request.get(`/share${path}.png`);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
    });
  }
  expect((await request.get('/about')).headers()['cross-origin-resource-policy']).toBe('same-origin');
});

test('the error page names no image', () => {
  for (const name of ['og:image', 'twitter:card']) expect(tagsOf('/404')).not.toHaveProperty(name);
});

test('a page that is come to by a link names its own image', async ({ page }) => {
  await page.goto('/');
  await awake(page);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'skills' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Skills' })).toBeFocused();
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    `${content.site.url}/share/skills.png`,
  );
});
