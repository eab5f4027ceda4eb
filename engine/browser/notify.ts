export type NoticeKind = 'success' | 'info' | 'error';

/**
 * Shows a message for a moment, replacing the current one. Screen readers announce it.
 * @param text in the page’s language
 */
export function notify(text: string, kind: NoticeKind = 'success'): void {
  dispatchEvent(new CustomEvent('notify', { detail: { text, kind } }));
}
