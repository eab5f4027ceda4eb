import { expect, test } from 'vitest';
import { checkMetadata, type Head } from './check-metadata.ts';

const name = 'Nobody Special';

/** A head with texts of these lengths; the title includes the site’s name. */
const head = (path: string, title: number, description: number, rest: Partial<Head['meta']> = {}): Head => ({
  language: 'en',
  path,
  meta: {
    title: path.padEnd(title - ` · ${name}`.length, 'x'),
    description: path.padEnd(description, 'é'),
    ...rest,
  },
});

test('titles and descriptions at the length limits of search results are accepted', () => {
  expect(checkMetadata([head('/a', 50, 120), head('/b', 60, 160)], name)).toEqual({ outside: [], doubled: [] });
});

test('titles and descriptions outside the length limits are listed with their lengths', () => {
  expect(checkMetadata([head('/a', 49, 161), head('/b', 61, 119)], name).outside).toEqual([
    expect.stringMatching(/^en \/a: title has 49 characters, not 50 to 60: /),
    expect.stringMatching(/^en \/a: description has 161 characters, not 120 to 160: /),
    expect.stringMatching(/^en \/b: title has 61 characters, not 50 to 60: /),
    expect.stringMatching(/^en \/b: description has 119 characters, not 120 to 160: /),
  ]);
});

test('a description shared by two pages is reported within a language, and accepted across languages', () => {
  const [one, two] = [head('/a', 55, 140), head('/b', 55, 140)];
  const same = { ...two, meta: { ...two.meta, description: one.meta.description } };
  expect(checkMetadata([one, same], name).doubled).toEqual([
    expect.stringMatching(/^en \/b: \/a has the same description: /),
  ]);
  expect(checkMetadata([one, { ...one, language: 'de' }], name).doubled).toEqual([]);
});

test('pages with noindex may have titles and descriptions of any length', () => {
  expect(checkMetadata([head('/a', 20, 20, { noindex: true })], name).outside).toEqual([]);
});
