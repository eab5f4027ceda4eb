import { useEffect, useState } from 'react';
import { containsAll } from '../../ui/fold.ts';
import type { CommandGroup, CommandIndex } from './command-index.ts';
import type { MenuSearch } from './menu-search.ts';
import type { Hit } from './search/hit.ts';

interface Found {
  groups: CommandGroup[];
  /** Matching texts of the pages. The last result stays until the next has loaded. */
  hits: readonly Hit[];
  failed: boolean;
}

/** Searches commands and texts. Until `load` has loaded the search, on the first input, all commands match. */
export function useSearch({ groups }: CommandIndex, load: () => Promise<MenuSearch>, query: string): Found {
  const [search, setSearch] = useState<MenuSearch>();
  const [hits, setHits] = useState<readonly Hit[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (query) load().then(setSearch, () => setFailed(true));
  }, [load, query]);
  useEffect(() => {
    let isLatest = true;
    search?.findTexts(query).then(
      (found) => isLatest && setHits(found),
      () => setFailed(true),
    );
    return () => {
      isLatest = false;
    };
  }, [search, query]);
  if (!query.trim()) return { groups, hits: [], failed };
  // Until the search has loaded, commands are compared with the unchanged input.
  const names =
    search?.findNames(query) ??
    groups.map((group) => ({
      ...group,
      commands: group.commands.filter(({ label, words = '' }) => containsAll(`${label} ${words}`, query)),
    }));
  return { groups: names, hits: failed ? [] : hits, failed };
}
