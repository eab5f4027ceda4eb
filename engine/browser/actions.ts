/** Values of `data-action`: controls of the page’s script. */
export type Action = 'theme' | 'language' | 'save' | 'share' | 'copy' | 'scroll-to-top';

/** Handles clicks on a kind of control anywhere in the page; clicks with a modifier key are left to the browser. */
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
