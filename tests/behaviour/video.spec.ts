import { expect, test } from '@playwright/test';
import { pathWith } from '../support/visitor.ts';

test('a video loads only when played, has captions, and keeps its size', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const response = await page.goto(pathWith('<video '));
  expect(response?.headers()['content-security-policy']).toContain("media-src 'self'");
  const video = page.locator('video').first();
  await video.scrollIntoViewIfNeeded();
  await expect(video).toHaveAttribute('preload', 'none');
  await expect(video).not.toHaveAttribute('autoplay');
  expect(requested.filter((url) => /\.(webm|mp4)$/.test(url))).toEqual([]);
  const before = await video.boundingBox();
  await video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    await element.play();
  });
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length ?? 0))
    .toBeGreaterThan(0);
  const after = await video.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  expect(errors).toEqual([]);
});

test('a video on another site is a link that loads nothing from that site', async ({ page }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (
      !request.url().startsWith(new URL(page.url()).origin) &&
      /^http/.test(request.url()) &&
      page.url() !== 'about:blank'
    )
      elsewhere.push(request.url());
  });
  await page.goto(pathWith('film-link'));
  const link = page.locator('.film-link').first();
  await link.scrollIntoViewIfNeeded();
  await expect(link).toHaveAttribute('href', /^https:\/\/video\.example\//);
  await expect(link).toContainText('video.example');
  await expect(link.locator('img')).toHaveJSProperty('complete', true);
  expect(elsewhere).toEqual([]);
});
