import { expect, test } from 'vitest';
import { copyContent } from '../../tests/support/content-copy.ts';
import { readFormat } from './format.ts';
import { readContent } from './read-content.ts';
import { contentFormat } from './schemas/format.ts';

const withFormat = (line: string) =>
  copyContent({ 'site.yaml': (text) => `${text.replace(/^format: .*\n/m, '')}${line}\n` });

test('content that does not say its format is of the first', () => {
  expect(readFormat(withFormat('# no format'))).toBe(1);
});

test('content of a later format is not read, and nothing else is said of it', async () => {
  const root = withFormat(`format: ${contentFormat + 1}\nunknown: true`);
  await expect(readContent(root)).rejects.toThrow(
    /^1 problem in the content:\n {2}site\.yaml format: this content is of format \d+, this version reads \d+: a later version reads it/,
  );
});

test('a format that is not a number is a mistake like others', async () => {
  await expect(readContent(withFormat('format: one'))).rejects.toThrow(/site\.yaml:\d+:\d+ format: /);
});
