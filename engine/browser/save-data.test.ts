import { afterEach, expect, test, vi } from 'vitest';
import { isSaveDataOn } from './save-data.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [undefined, false],
  [{}, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ saveData: false, effectiveType: '3g' }, false],
  [{ saveData: false, effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('with the connection %o, Save-Data counts as on: %o', (connection, saves) => {
  vi.stubGlobal('navigator', { connection });
  expect(Boolean(isSaveDataOn())).toBe(saves);
});
