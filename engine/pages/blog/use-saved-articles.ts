import { useSyncExternalStore } from 'react';
import { parseSaved, readSavedText, watchSaved } from '../../browser/saved-articles.ts';

/** The numbers of the saved articles; none while the island hydrates. */
export function useSavedArticles(): number[] {
  return parseSaved(useSyncExternalStore(watchSaved, readSavedText, () => null));
}
