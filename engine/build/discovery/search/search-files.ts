import MiniSearch from 'minisearch';
import { groupBy } from '../../../content/group-by.ts';
import {
  type IndexedText,
  indexOptions,
  partAddress,
  type SearchedPage,
  shardedFrom,
  type TextIndex,
  textIndexPath,
} from '../../../document/command-menu/search/text-index.ts';
import { foldedWords, shardOf } from '../../../document/command-menu/search/words.ts';
import type { PageSource } from '../../../pages/page-data.ts';
import { pageAddress, type SitePath } from '../../../routes/addresses.ts';
import type { PageRef, SitePage } from '../../../routes/pages.ts';
import { labelOf, siteMapOf } from '../../../routes/site-map.ts';
import type { Emit } from '../emit.ts';
import { readPageTexts } from './page-texts.ts';

const lists: readonly PageRef['page'][] = ['home', 'about', 'projects', 'blog'];

/**
 * Makes the search files of a language; on a large site the index is split by first letters, with a file for each page.
 */
export async function writeSearchFiles(
  source: PageSource,
  textsOf: (to: SitePage) => SearchedPage | Promise<SearchedPage>,
  emit: Emit,
): Promise<void> {
  async function* readPages() {
    for (const to of siteMapOf(source.content).pages) if (isSearched(to, source)) yield await textsOf(to);
  }
  const isLarge = source.content.articles.length >= shardedFrom;
  await writeTextIndex(textIndexPath(source.language), readPages(), isLarge, emit);
}

/** All pages except the template and the further pages of the list of articles. */
export function isSearched(to: PageRef, { content }: PageSource): boolean {
  if (to.page === 'project') return content.projects.some(({ slug, kind }) => slug === to.slug && kind !== 'template');
  return to.page !== 'blogPage';
}

/**
 * The texts of a page in which search finds words.
 * @param html the complete built page
 */
export function searchedPage(to: SitePage, html: string, source: PageSource): SearchedPage {
  const { title, titleLang, parts } = readPageTexts(html, lists.includes(to.page));
  const named = labelOf(to, source) ?? { label: title, ...(titleLang && { lang: titleLang }) };
  const { label, lang } = named;
  return { title: label, href: pageAddress(to, source.language), ...(lang && { lang }), parts };
}

/** Writes an index. Pages are read one by one, and only their words are kept. */
export async function writeTextIndex(
  path: SitePath,
  pages: AsyncIterable<SearchedPage>,
  isLarge: boolean,
  emit: Emit,
): Promise<void> {
  const write = (to: string, what: TextIndex | SearchedPage | MiniSearch<IndexedText>) =>
    emit(to as SitePath, JSON.stringify(what));
  if (!isLarge) {
    const all: SearchedPage[] = [];
    for await (const page of pages) all.push(page);
    write(path, { pages: all });
    return;
  }
  const shards = new Map<string, MiniSearch<IndexedText>>();
  let number = 0;
  for await (const page of pages) {
    write(partAddress(path, String(number)), page);
    indexByFirstLetter(shards, number, page);
    number += 1;
  }
  for (const [name, index] of shards) write(partAddress(path, `words-${name}`), index);
  write(path, { shards: [...shards.keys()] } satisfies TextIndex);
}

const wordOptions = { ...indexOptions, tokenize: (text: string) => text.split(' ') };

function indexByFirstLetter(
  shards: Map<string, MiniSearch<IndexedText>>,
  id: number,
  { title, parts }: SearchedPage,
): void {
  const headings = parts.map(({ heading = '' }) => heading);
  const texts = parts.flatMap(({ blocks, code = [] }) => [...blocks, ...code]);
  const [inTitle, inHeadings, inTexts] = [[title], headings, texts].map(byFirstLetter);
  const names = new Set([inTitle, inHeadings, inTexts].flatMap((words) => [...(words?.keys() ?? [])]));
  for (const name of names) {
    const index = shards.get(name) ?? new MiniSearch<IndexedText>(wordOptions);
    const [own, heading, text] = [inTitle, inHeadings, inTexts].map((words) => words?.get(name)?.join(' ') ?? '');
    index.add({ id, title: own ?? '', heading: heading ?? '', text: text ?? '' });
    shards.set(name, index);
  }
}

function byFirstLetter(texts: readonly string[]): Map<string, string[]> {
  return groupBy(new Set(texts.flatMap(foldedWords)), shardOf);
}
