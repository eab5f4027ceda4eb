import { useSyncExternalStore } from 'react';
import { parseSaved, readSavedText, watchSaved } from '../../browser/saved-articles.ts';

export function useSavedArticles(): number[] {
  return parseSaved(useSyncExternalStore(watchSaved, readSavedText, () => null));
}
