import { beforeEach, expect, test, vi } from 'vitest';
import { breakStorage } from '../../tests/support/dom.ts';

// Without storage, the module keeps saved articles for its lifetime.
beforeEach(() => vi.resetModules());
const open = () => import('./saved-articles.ts');

test.each([
  [null, []],
  ['[3,1,3]', [3, 1]],
  ['[1,"2",null,{"a":1},2.5]', [1]],
  ['{"1":true}', []],
  ['not json', []],
  ['[', []],
  ['x'.repeat(10_000), []],
])('parseSaved returns only the valid article numbers of the stored value %s', async (text, numbers) => {
  expect((await open()).parseSaved(text)).toEqual(numbers);
});

test('saves and removes articles, in the order of saving and without duplicates', async () => {
  const { readSaved, saveArticle } = await open();
  expect(saveArticle(3, true, [1, 2, 3])).toBe(true);
  saveArticle(1, true, [1, 2, 3]);
  saveArticle(1, true, [1, 2, 3]);
  expect(readSaved()).toEqual([3, 1]);
  saveArticle(3, false, [1, 2, 3]);
  expect(readSaved()).toEqual([1]);
  expect(localStorage.getItem('saved')).toBe('[1]');
});

test.each(['not json', '{"1":true}', '[99,"1",null,1.5]', 'x'.repeat(10_000)])(
  'ignores the invalid stored value %s and overwrites it at the next save',
  async (garbage) => {
    localStorage.setItem('saved', garbage);
    const { readSaved, saveArticle } = await open();
    expect(readSaved().filter((number) => [1, 2].includes(number))).toEqual([]);
    expect(saveArticle(1, true, [1, 2])).toBe(true);
    expect(localStorage.getItem('saved')).toBe('[1]');
  },
);

test('saving an article drops stored articles that no longer exist', async () => {
  localStorage.setItem('saved', '[9,2]');
  const { readSaved, saveArticle } = await open();
  saveArticle(1, true, [1, 2]);
  expect(readSaved()).toEqual([2, 1]);
});

test('keeps saved articles until the page closes if storage is blocked', async () => {
  breakStorage('blocked');
  const { readSaved, saveArticle } = await open();
  expect(saveArticle(2, true, [1, 2])).toBe(false);
  expect(readSaved()).toEqual([2]);
});

test('with full storage, articles saved or removed on this page still count', async () => {
  localStorage.setItem('saved', '[1]');
  const { readSaved, saveArticle } = await open();
  breakStorage('full');
  expect(saveArticle(2, true, [1, 2])).toBe(false);
  expect(readSaved()).toEqual([1, 2]);
  saveArticle(1, false, [1, 2]);
  expect(readSaved()).toEqual([2]);
});

test('watchSaved reports changes in this tab and in other tabs until it is stopped', async () => {
  const { saveArticle, watchSaved } = await open();
  const onChange = vi.fn();
  const stop = watchSaved(onChange);
  saveArticle(1, true, [1]);
  expect(onChange).toHaveBeenCalledTimes(1);
  dispatchEvent(new StorageEvent('storage', { key: 'saved' }));
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  saveArticle(1, false, [1]);
  dispatchEvent(new StorageEvent('storage', { key: 'saved' }));
  expect(onChange).toHaveBeenCalledTimes(2);
});
