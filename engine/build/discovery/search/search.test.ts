import { expect, test } from 'vitest';
import type { SearchedPage } from '../../../document/command-menu/search/text-index.ts';
import { openTextSearch, type TextSearch } from '../../../document/command-menu/search/text-search.ts';
import { writeTextIndex } from './search-files.ts';

const page = (number: number, title: string, ...texts: string[]): SearchedPage => ({
  title,
  href: `/blog/${number}`,
  parts: [{ blocks: [] }, { id: 'part', heading: 'A part', blocks: texts }],
});
const pages: SearchedPage[] = [
  page(1, 'Channels in Golang', 'Two goroutines pass a cup.', 'Nobody spills.'),
  page(2, 'Straßen und Wege', 'Die Straße führt über Łódź.', 'Kubernetes hat damit nichts zu tun.'),
  page(
    3,
    'Rooms',
    'A room with a view.',
    'React has a room, too.',
    'Another room.',
    'One more room.',
    'The last room.',
  ),
  {
    title: 'Code',
    href: '/blog/4',
    parts: [{ blocks: ['The room of the porter.'], code: ['const porter = "room";'] }],
  },
];
const synonyms = [
  ['K8s', 'Kubernetes'],
  ['curriculum vitae', 'cup'],
];

async function open(isLarge: boolean): Promise<TextSearch & { read: string[] }> {
  const files = new Map<string, string>();
  const oneByOne = (async function* () {
    yield* pages;
  })();
  await writeTextIndex('/indexes/texts-en.json', oneByOne, isLarge, (path, text) => files.set(path, text));
  const read: string[] = [];
  const fileAt = (address: string) => JSON.parse(files.get(address as never) ?? 'no such file');
  const address = '/indexes/texts-en.json';
  const search = await openTextSearch(fileAt(address), synonyms, {
    address,
    supportsTextFragments: false,
    read: async (asked) => {
      read.push(asked);
      return fileAt(asked);
    },
  });
  return { ...search, read };
}

const marked = (hits: Awaited<ReturnType<TextSearch['find']>>) =>
  hits.map(({ pieces }) => pieces.filter(({ hit }) => hit).map(({ text }) => text));

for (const isLarge of [false, true]) {
  const kind = isLarge ? 'a split index' : 'an index in one file';
  const found = async (query: string) => (await open(isLarge)).find(query);

  test.each([
    ['a word', 'goroutines', ['goroutines']],
    ['the start of a word', 'gorou', ['goroutines']],
    ['a word with a missing letter', 'goroutins', ['goroutines']],
    ['a word with an extra letter', 'goroutiness', ['goroutines']],
    ['a word with a wrong letter', 'goroutimes', ['goroutines']],
    ['a word with two swapped letters', 'gorouitnes', ['goroutines']],
    ['a word in capitals', 'GOROUTINES', ['goroutines']],
    ['a word without its accents', 'lodz', ['Łódź']],
    ['ss for ß', 'strasse', ['Straße']],
    ['a synonym', 'k8s', ['Kubernetes']],
    ['a synonym of several words', 'Curriculum Vitae', ['cup']],
    ['words in any order', 'cup pass', ['pass', 'cup']],
    ['a word of the text with one of the page’s title', 'golang spills', ['spills']],
  ])(`${kind} finds %s: %s`, async (_, query, words) => {
    const [first] = marked(await found(query));
    expect(first).toEqual(words);
  });

  test.each(['', ' ', '…', 'nothingofthekind', 'goroutines nothingofthekind'])(
    `${kind} finds nothing for “%s”`,
    async (query) => {
      expect(await found(query)).toEqual([]);
    },
  );

  test(`${kind} returns at most three texts of a page, and code after texts`, async () => {
    const hits = await found('room');
    expect(hits.filter(({ href }) => href.startsWith('/blog/3'))).toHaveLength(3);
    const ofCode = hits
      .filter(({ href }) => href === '/blog/4')
      .map(({ pieces }) => pieces.map(({ text }) => text).join(''));
    expect(ofCode).toEqual(['The room of the porter.', 'const porter = "room";']);
  });

  test(`${kind} finds no text for a word that only a page’s title contains`, async () => {
    expect(await found('channels')).toEqual([]);
  });
}

test('a search in a split index reads only the files that the query needs, each once', async () => {
  const search = await open(true);
  expect(search.read).toEqual([]);
  await search.find('goroutines');
  expect(search.read).toEqual(['/indexes/texts-en/words-g.json', '/indexes/texts-en/0.json']);
  await search.find('goroutine');
  expect(search.read).toHaveLength(2);
  await search.find('xylophone');
  expect(search.read).toHaveLength(2);
});

test('a file of a split index that failed to load is requested again', async () => {
  const asked: string[] = [];
  const search = await openTextSearch({ shards: ['g'] }, [], {
    address: '/indexes/texts-en.json',
    supportsTextFragments: true,
    read: async (address) => {
      asked.push(address);
      throw new Error('no network');
    },
  });
  for (const _ of [1, 2]) await expect(search.find('go')).rejects.toThrow('no network');
  expect(asked).toEqual(['/indexes/texts-en/words-g.json', '/indexes/texts-en/words-g.json']);
});
