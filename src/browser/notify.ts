/** What a message tells of. */
export type NoticeKind = 'success' | 'info' | 'error';

/** Asks the snackbar to show a message, in the place of the one that is shown: src/browser/snackbar.ts listens. */
export function notify(text: string, kind: NoticeKind = 'success'): void {
  dispatchEvent(new CustomEvent('notify', { detail: { text, kind } }));
}
