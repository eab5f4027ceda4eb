export type NoticeKind = 'success' | 'info' | 'error';

/**
 * Shows a message for a moment, in the place of the one that is shown. Screen readers say it.
 * @param text in the page's language
 */
export function notify(text: string, kind: NoticeKind = 'success'): void {
  dispatchEvent(new CustomEvent('notify', { detail: { text, kind } }));
}
