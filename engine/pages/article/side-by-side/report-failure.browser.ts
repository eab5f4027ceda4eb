import { notify } from '../../../browser/notify.ts';

/**
 * Shows a message of the page that something did not load.
 * @param what the language, or this control
 */
export function reportFailure(what: 'languageFailed' | 'islandFailed'): void {
  notify(document.getElementById('snackbar')?.dataset[what] ?? '', 'error');
}
