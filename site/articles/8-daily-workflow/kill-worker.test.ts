import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { killWorker, recordFirst, sendFirst } from './kill-worker.ts';

const deaths = [0, 1, 2, 3, 4];

test('the number of mails sent matches the program in the article', () => {
  const text = readFileSync(join(import.meta.dirname, 'en.mdx'), 'utf8');
  for (const order of [sendFirst, recordFirst])
    expect(text).toContain(`// ${deaths.map((death) => killWorker(order, death).mails).join(' ')}\n`);
});

test('with a key exactly one mail is sent, at whichever step the worker dies', () => {
  expect(deaths.map((death) => killWorker(sendFirst, death, true).mails)).toEqual([1, 1, 1, 1, 1]);
});

test('the second worker only looks at a recorded job, and does not get an acknowledged job again', () => {
  expect(killWorker(sendFirst, 3).second).toEqual(['look']);
  expect(killWorker(sendFirst, 4).second).toEqual([]);
  expect(killWorker(sendFirst, 2).second).toEqual(sendFirst);
});
