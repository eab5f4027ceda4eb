import { beforeEach, expect, test, vi } from 'vitest';
import { breakStorage, stubMedia } from '../../tests/support/dom.ts';

const root = document.documentElement;

/** Opens a page. */
async function open() {
  delete root.dataset.intro;
  vi.resetModules();
  await import('./intro.browser.ts');
}

beforeEach(() => {
  stubMedia();
});

test('the introduction is shown once a visit', async () => {
  await open();
  expect(root.dataset.intro).toBe('');
  await open();
  expect(root.dataset.intro).toBeUndefined();
});

test.each([
  ['reduced motion is preferred', () => stubMedia('(prefers-reduced-motion: reduce)')],
  ['storage is blocked', () => breakStorage('blocked')],
])('no introduction is shown when %s', async (_name, prepare) => {
  prepare();
  await open();
  expect(root.dataset.intro).toBeUndefined();
});
