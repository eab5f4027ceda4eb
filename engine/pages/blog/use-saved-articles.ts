import { useSyncExternalStore } from 'react';
import { parseSaved, readSavedText, watchSaved } from '../../browser/saved-articles.ts';

/** The numbers of saved articles, as they change in any tab; none in the built page. */
export function useSavedArticles(): number[] {
  return parseSaved(useSyncExternalStore(watchSaved, readSavedText, () => null));
}
