import { beforeEach, expect, test, vi } from 'vitest';
import { settle } from '../../tests/support/dom.ts';
import { swapFont } from './swap-font.ts';

const load = vi.fn<() => Promise<unknown>>();
const waits = () => document.querySelector('link[as=font]') !== null;

beforeEach(() => {
  load.mockReset().mockResolvedValue([]);
  Object.assign(document, { fonts: { load } });
  document.head.innerHTML = '<link rel="preload" as="font">';
});

test('the words get their font when it has come', async () => {
  const font = Promise.withResolvers();
  load.mockReturnValue(font.promise);
  swapFont();
  await settle();
  expect(waits()).toBe(true);
  font.resolve([]);
  await settle();
  expect(waits()).toBe(false);
});

test('if it cannot be loaded, the fallback font stays', async () => {
  load.mockRejectedValue(new DOMException('no network', 'NetworkError'));
  swapFont();
  await settle();
  expect(waits()).toBe(true);
});

test('where data is to be saved it is not asked for', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  swapFont();
  expect(load).not.toHaveBeenCalled();
});
