import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shareLimit } from '../../engine/build/share/share-images.ts';
import { shareImage, shareSize } from '../../engine/document/share-card.ts';
import { fileUrl, notFoundPath } from '../../engine/routes/addresses.ts';
import { dist } from '../support/built-files.ts';
import { addresses, content } from '../support/site-map.ts';
import { share } from '../support/thorough.ts';
import { decode, headOf } from './page-head.ts';

test('every page in every language names its own share image, with size and alternative text', () => {
  for (const { path, to } of addresses) {
    const { preview, html } = headOf(path);
    expect(preview, path).toMatchObject({
      'og:image': fileUrl(shareImage(path)),
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    const { 'og:image:alt': alt, 'twitter:image:alt': alike, 'og:title': title = '' } = preview;
    // An article may have another title in search results than on its page.
    const [, heading = ''] = /<h1[^>]*>([^<]*)</.exec(html) ?? [];
    const shown = to.page === 'article' ? decode(heading) : title.replace(` · ${content.site.name}`, '');
    expect(alt, path).toContain(`${shown} · ${content.site.name}`);
    expect(alike, path).toBe(alt);
  }
});

test('every share image is a small PNG of the right size, not blank, and unique in its language', async () => {
  const seen = new Map<string, string>();
  for (const { path, language } of addresses) {
    const file = readFileSync(join(dist, shareImage(path)));
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }, path).toEqual({ format: 'png', ...shareSize });
    expect(file.length, path).toBeLessThan(shareLimit);
    // Untranslated titles look the same in two languages.
    const look = `${language} ${createHash('sha256').update(file).digest('hex')}`;
    expect(seen.get(look), path).toBeUndefined();
    seen.set(look, path);
  }
  for (const { path } of share(addresses, 0, 4)) {
    const { entropy, isOpaque } = await sharp(readFileSync(join(dist, shareImage(path)))).stats();
    expect(isOpaque, path).toBe(true);
    expect(entropy, path).toBeGreaterThan(1);
  }
});

test('the error page names no share image', () => {
  for (const name of ['og:image', 'twitter:card']) expect(headOf(notFoundPath).preview).not.toHaveProperty(name);
});
