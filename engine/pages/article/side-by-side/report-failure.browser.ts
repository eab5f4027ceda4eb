import { notify } from '../../../browser/notify.ts';

/**
 * Says that something did not load, in the page's words for it.
 * @param what the language, or this control
 */
export function reportFailure(what: 'languageFailed' | 'islandFailed'): void {
  notify(document.getElementById('snackbar')?.dataset[what] ?? '', 'error');
}
