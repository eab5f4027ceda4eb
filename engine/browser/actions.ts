/** Values of `data-action`: controls of the page’s script. */
export type Action = 'theme' | 'language' | 'save' | 'share' | 'copy' | 'scroll-to-top';

/** Handles clicks on a kind of control anywhere in the page; clicks with a modifier key are left to the browser. */
export function onAction<Control extends HTMLElement = HTMLElement>(
  action: Action,
  act: (control: Control, event: MouseEvent) => void,
): void {
  addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    const control = (event.target as Element).closest<Control>(`[data-action="${action}"]`);
    if (control) act(control, event);
  });
}

/** Whether a click is for the page: with a modifier key, or another button, it is left to the browser. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented);
