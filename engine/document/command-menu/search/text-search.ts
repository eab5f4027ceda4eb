import MiniSearch, { type SearchResult } from 'minisearch';
import { type Hit, makeHit } from './hit.ts';
import { findAll, findWord, type QueryTerms, readQuery } from './query.ts';
import {
  type IndexedText,
  indexOptions,
  partAddress,
  type SearchedPage,
  type SearchedPart,
  type TextIndex,
} from './text-index.ts';
import { shardOf } from './words.ts';

/** The most lines shown, lines of one page, and pages of a large site loaded for a search. */
const [mostHits, mostOfPage, mostPages] = [12, 3, 8];

export interface TextSearch {
  find: (query: string) => Promise<Hit[]>;
}

export interface TextSource {
  address: string;
  supportsTextFragments: boolean;
  read: (address: string) => Promise<unknown>;
}

/** Opens an index for searching, with groups of synonyms. */
export async function openTextSearch(
  index: TextIndex,
  synonyms: readonly (readonly string[])[],
  { address, supportsTextFragments, read }: TextSource,
): Promise<TextSearch> {
  const parse = (query: string) => readQuery(query, synonyms);
  if ('pages' in index) {
    const texts = await indexTexts(index.pages);
    return { find: async (query) => findHits(texts, parse(query), supportsTextFragments) };
  }
  const readPart = once(read);
  return {
    find: async (query) => {
      const queryTerms = parse(query);
      const numbers = await findPages(queryTerms, index.shards, async (name) =>
        MiniSearch.loadJS((await readPart(partAddress(address, name))) as never, indexOptions),
      );
      const pages = await Promise.all(numbers.map((number) => readPart(partAddress(address, String(number)))));
      return findHits(await indexTexts(pages as SearchedPage[]), queryTerms, supportsTextFragments);
    },
  };
}

interface Texts {
  index: MiniSearch<IndexedText>;
  places: Place[];
}

interface Place {
  page: SearchedPage;
  part: SearchedPart;
  text: string;
  isCode: boolean;
}

async function indexTexts(pages: readonly SearchedPage[]): Promise<Texts> {
  const places = pages.flatMap((page) =>
    page.parts.flatMap((part) => {
      const place = (isCode: boolean) => (text: string) => ({ page, part, text, isCode });
      return [...part.blocks.map(place(false)), ...(part.code ?? []).map(place(true))];
    }),
  );
  const index = new MiniSearch(indexOptions);
  // In small steps, so that typing is not blocked.
  await index.addAllAsync(
    places.map(({ page, part, text }, id) => ({ id, title: page.title, heading: part.heading ?? '', text })),
    { chunkSize: 50 },
  );
  return { index, places };
}

function findHits({ index, places }: Texts, queryTerms: readonly QueryTerms[], supportsTextFragments: boolean): Hit[] {
  const shown = new Map<SearchedPage, number>();
  const hits: Hit[] = [];
  const weigh = (id: number) => (places[id]?.isCode ? 0.3 : 1);
  for (const { id, match } of findAll(index, queryTerms, weigh)) {
    const place = places[id];
    if (!place || hits.length === mostHits) break;
    const { page, part, text } = place;
    // A match in the page’s name already has the line of the page itself.
    const terms = Object.keys(match).filter((term) => match[term]?.some((field) => field !== 'title'));
    const count = shown.get(page) ?? 0;
    if (terms.length === 0 || count === mostOfPage) continue;
    shown.set(page, count + 1);
    hits.push(makeHit(page, part, text, new Set(terms), supportsTextFragments));
  }
  return hits;
}

async function findPages(
  queryTerms: readonly QueryTerms[],
  shards: readonly string[],
  load: (name: string) => Promise<MiniSearch>,
): Promise<number[]> {
  const findOne = async (word: string, isTyped: boolean): Promise<Scores> => {
    const shard = shardOf(word);
    if (!shards.includes(shard)) return new Map();
    const index = await load(`words-${shard}`);
    return scoresOf(index.search(findWord(index, word, isTyped)));
  };
  const found = queryTerms.map(async (alternatives) => {
    const each = alternatives.map(async (words, place) =>
      intersectionOf(await Promise.all(words.map((word) => findOne(word, place === 0)))),
    );
    return unionOf(await Promise.all(each));
  });
  return [...intersectionOf(await Promise.all(found))]
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostPages)
    .map(([number]) => number);
}

type Scores = Map<number, number>;

const scoresOf = (results: readonly SearchResult[]): Scores => new Map(results.map(({ id, score }) => [id, score]));

const unionOf = (all: readonly Scores[]): Scores => {
  const sum: Scores = new Map();
  for (const scores of all) for (const [id, score] of scores) sum.set(id, (sum.get(id) ?? 0) + score);
  return sum;
};

const intersectionOf = (all: readonly Scores[]): Scores =>
  new Map([...unionOf(all)].filter(([id]) => all.every((scores) => scores.has(id))));

function once<Value>(read: (address: string) => Promise<Value>): (address: string) => Promise<Value> {
  const requests = new Map<string, Promise<Value>>();
  return (address) => {
    const request = requests.get(address) ?? read(address);
    requests.set(address, request);
    request.catch(() => requests.delete(address));
    return request;
  };
}
