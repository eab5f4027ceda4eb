import MiniSearch from 'minisearch';
import { containsAll, fold } from '../../ui/fold.ts';
import type { CommandGroup, CommandIndex } from './command-index.ts';
import { type Hit, markMatches } from './search/hit.ts';
import { findAll, readQuery } from './search/query.ts';
import { indexOptions, type TextIndex } from './search/text-index.ts';
import { openTextSearch, type TextSource } from './search/text-search.ts';

export interface MenuSearch {
  /** Matching commands, with the matches marked in their names. */
  findNames: (query: string) => CommandGroup[];
  findTexts: (query: string) => Promise<Hit[]>;
}

/** Makes the search of a menu. Commands match by `containsAll`, or like texts, with synonyms and one typing error. */
export function makeMenuSearch(
  { groups, synonyms }: CommandIndex,
  texts: Promise<unknown>,
  source: TextSource,
): MenuSearch {
  const all = groups.flatMap(({ commands }) => commands);
  const index = new MiniSearch(indexOptions);
  index.addAll(all.map(({ label, words = '' }, id) => ({ id, title: label, heading: '', text: words })));
  const search = texts.then((read) => openTextSearch(read as TextIndex, synonyms, source));
  // `findTexts` reports the failure.
  search.catch(() => undefined);
  return {
    findNames: (query) => {
      const found = new Set(findAll(index, readQuery(query, synonyms)).map(({ id }) => all[id]));
      const parts = fold(query).split(/\s+/);
      return groups.map((group) => ({
        ...group,
        commands: group.commands
          .filter((one) => found.has(one) || containsAll(`${one.label} ${one.words ?? ''}`, query))
          .map((one) => ({ ...one, pieces: markMatches(one.label, parts) })),
      }));
    },
    findTexts: async (query) => (await search).find(query),
  };
}
