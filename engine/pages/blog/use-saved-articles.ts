import { useSyncExternalStore } from 'react';
import { parseSaved, readSavedText, watchSaved } from '../../browser/saved-articles.ts';

/** The current numbers of saved articles, also if another tab changes them; none in the built page. */
export function useSavedArticles(): number[] {
  return parseSaved(useSyncExternalStore(watchSaved, readSavedText, () => null));
}
