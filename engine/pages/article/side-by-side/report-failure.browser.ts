import { notify } from '../../../browser/notify.ts';

/** Shows a message of the page: the language or this control did not load. */
export function reportFailure(what: 'languageFailed' | 'islandFailed'): void {
  notify(document.getElementById('snackbar')?.dataset[what] ?? '', 'error');
}
