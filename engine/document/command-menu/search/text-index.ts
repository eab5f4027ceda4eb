import type { Options } from 'minisearch';
import { foldedWords } from './words.ts';

export interface SearchedPage {
  title: string;
  href: string;
  /** Set if the title is not in the language of the index. */
  lang?: string;
  parts: SearchedPart[];
}

/** The text below a heading with an id, or before the first one. */
export interface SearchedPart {
  id?: string;
  heading?: string;
  lang?: string;
  /** Paragraphs, list items, rows: each is shown as one match. */
  blocks: string[];
  code?: string[];
}

/**
 * Loaded with the command menu: the texts of all pages, or, from `shardedFrom` articles on, the names of the shards.
 */
export type TextIndex = { pages: SearchedPage[] } | { shards: string[] };

export const shardedFrom = 1000;

/** Path of a language’s file. A large index has its shards in a folder of that name. */
export const textIndexPath = (language: string): `/${string}` => `/indexes/texts-${language}.json`;

/** The address of a part of a large index: a page’s number, or `words-` and the name of a shard. */
export const partAddress = (index: string, part: string): string => `${index.replace(/\.json$/, '')}/${part}.json`;

export interface IndexedText {
  id: number;
  title: string;
  heading: string;
  text: string;
}

export const indexOptions: Options<IndexedText> = {
  fields: ['title', 'heading', 'text'],
  tokenize: foldedWords,
  searchOptions: { boost: { title: 2, heading: 1.5 }, weights: { fuzzy: 0.2, prefix: 0.6 } },
};
