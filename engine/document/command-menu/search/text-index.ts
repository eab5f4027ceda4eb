import type { Options } from 'minisearch';
import { foldedWords } from './words.ts';

/** A page whose texts can be searched, in the language of the index. */
export interface SearchedPage {
  title: string;
  href: string;
  /** Set where the title is not in the language of the index. */
  lang?: string;
  parts: SearchedPart[];
}

/** What stands below a heading that has an address of its own, or before the first of them. */
export interface SearchedPart {
  /** The fragment that leads to the heading. */
  id?: string;
  heading?: string;
  lang?: string;
  /** Paragraphs, items, rows: what is shown together when it is found. */
  blocks: string[];
  /** Samples of code: found after texts. */
  code?: string[];
}

/**
 * What is read when the command menu is opened: the texts of all pages. From `shardedFrom` articles on only the names of
 * the parts of the index, each of which is read when a word is sought that it has; a page's texts are read when it is found.
 */
export type TextIndex = { pages: SearchedPage[] } | { shards: string[] };

/** How many articles a site has whose index is taken apart. */
export const shardedFrom = 1000;

/** Path of a language's file. The parts of a large one lie in a folder of its name. */
export const textIndexPath = (language: string): `/${string}` => `/indexes/texts-${language}.json`;

/**
 * The address of a part of a large index, from that of the index.
 * @param part a page's number, or `words-` and the name of a shard
 */
export const partAddress = (index: string, part: string): string => `${index.replace(/\.json$/, '')}/${part}.json`;

/** A text as the index holds it. */
export interface IndexedText {
  id: number;
  title: string;
  heading: string;
  text: string;
}

/** How texts are taken apart and weighed: the same at build and in the browser. */
export const indexOptions: Options<IndexedText> = {
  fields: ['title', 'heading', 'text'],
  tokenize: foldedWords,
  searchOptions: { boost: { title: 2, heading: 1.5 }, weights: { fuzzy: 0.2, prefix: 0.6 } },
};
