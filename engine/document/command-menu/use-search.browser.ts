import { useEffect, useState } from 'react';
import { holdsAll } from '../../ui/fold.ts';
import type { CommandGroup, CommandIndex } from './command-index.ts';
import type { MenuSearch } from './menu-search.ts';
import type { Hit } from './search/hit.ts';

interface Found {
  groups: CommandGroup[];
  /** Texts of the pages. Until an answer is there the last one stands. */
  hits: readonly Hit[];
  /** Whether the texts, or what searches in them, did not come. */
  failed: boolean;
}

/**
 * Searches names, and the texts of all pages, for what is typed.
 * @param load loads what searches: it is called when something is typed, and until then all lines fit
 */
export function useSearch({ groups }: CommandIndex, load: () => Promise<MenuSearch>, query: string): Found {
  const [search, setSearch] = useState<MenuSearch>();
  const [hits, setHits] = useState<readonly Hit[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (query) load().then(setSearch, () => setFailed(true));
  }, [load, query]);
  useEffect(() => {
    let isWanted = true;
    search?.findTexts(query).then(
      (found) => isWanted && setHits(found),
      () => setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [search, query]);
  if (!query.trim()) return { groups, hits: [], failed };
  // Until it has come, the names are searched for what was typed as it was typed.
  const names =
    search?.findNames(query) ??
    groups.map((group) => ({
      ...group,
      commands: group.commands.filter(({ label, words = '' }) => holdsAll(`${label} ${words}`, query)),
    }));
  return { groups: names, hits: failed ? [] : hits, failed };
}
