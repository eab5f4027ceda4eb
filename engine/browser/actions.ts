/** Controls that the page's script answers to: the value of their `data-action`. */
export type Action = 'theme' | 'language' | 'save' | 'share' | 'copy' | 'scroll-to-top';

/**
 * Answers to clicks on a kind of control, wherever it stands in the page.
 * @param act is given the control; a click with a modifier key stays the browser's
 */
export function onAction<Control extends HTMLElement = HTMLElement>(
  action: Action,
  act: (control: Control, event: MouseEvent) => void,
): void {
  addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented) return;
    const control = (event.target as Element).closest<Control>(`[data-action="${action}"]`);
    if (control) act(control, event);
  });
}
