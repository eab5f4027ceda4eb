import { beforeEach, expect, test, vi } from 'vitest';
import { settle } from '../../tests/support/dom.ts';
import { swapFont } from './swap-font.ts';

const load = vi.fn<() => Promise<unknown>>();
const isWaiting = () => document.querySelector('link[as=font]') !== null;

beforeEach(() => {
  load.mockReset().mockResolvedValue([]);
  Object.assign(document, { fonts: { load } });
  document.head.innerHTML = '<link rel="preload" as="font">';
});

test('applies the font once it has loaded', async () => {
  const font = Promise.withResolvers();
  load.mockReturnValue(font.promise);
  swapFont();
  await settle();
  expect(isWaiting()).toBe(true);
  font.resolve([]);
  await settle();
  expect(isWaiting()).toBe(false);
});

test('keeps the fallback font if the font cannot be loaded', async () => {
  load.mockRejectedValue(new DOMException('no network', 'NetworkError'));
  swapFont();
  await settle();
  expect(isWaiting()).toBe(true);
});

test('does not load the font with Save-Data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  swapFont();
  expect(load).not.toHaveBeenCalled();
});
