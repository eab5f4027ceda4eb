export type NoticeKind = 'success' | 'info' | 'error';

/** Shows a message in the page’s language for a moment; screen readers announce it. */
export function notify(text: string, kind: NoticeKind = 'success'): void {
  dispatchEvent(new CustomEvent('notify', { detail: { text, kind } }));
}

/** Shows a message in the page’s language that something did not load. */
export function notifyFailure(what: 'language' | 'page' | 'island'): void {
  notify(document.getElementById('snackbar')?.dataset[`${what}Failed`] ?? '', 'error');
}
