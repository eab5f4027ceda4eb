/** Ctrl or ⌘ and K clicks the button of the command menu. */
export function startCommandShortcut(): void {
  addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    const button = document.querySelector<HTMLElement>('[aria-keyshortcuts]');
    if (!button) return;
    event.preventDefault();
    // The button is unreachable under another dialog.
    if (!document.querySelector('dialog[open]')) button.click();
  });
}
