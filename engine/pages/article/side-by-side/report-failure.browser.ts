import { notify } from '../../../browser/notify.ts';

export type Failure = 'languageFailed' | 'islandFailed';

/** Shows a message of the page: the language or this control did not load. */
export function reportFailure(what: Failure): void {
  notify(document.getElementById('snackbar')?.dataset[what] ?? '', 'error');
}
