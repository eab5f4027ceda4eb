import { expect, test } from 'vitest';
import { copyContent } from '../../tests/support/content-copy.ts';
import { readFormat } from './format.ts';
import { readContent } from './read-content.ts';
import { contentFormat } from './schemas/format.ts';

const withFormat = (line: string) =>
  copyContent({ 'site.yaml': (text) => `${text.replace(/^format: .*\n/m, '')}${line}\n` });

test('content without a format field has format 1', () => {
  expect(readFormat(withFormat('# no format'))).toBe(1);
});

test('rejects content of a later format without reporting any other problem', async () => {
  const root = withFormat(`format: ${contentFormat + 1}\nunknown: true`);
  await expect(readContent(root)).rejects.toThrow(
    /^1 problem in the content:\n {2}site\.yaml format: this content has format \d+, but this version reads format \d+: update fitout/,
  );
});

test('reports a format that is not a number with its line and column', async () => {
  await expect(readContent(withFormat('format: one'))).rejects.toThrow(/site\.yaml:\d+:\d+ format: /);
});
