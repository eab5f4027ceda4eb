/** Ctrl or ⌘ and K presses the button of the command menu. */
export function startCommandShortcut(): void {
  addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    const button = document.querySelector<HTMLElement>('[aria-keyshortcuts]');
    if (!button) return;
    event.preventDefault();
    // Under another dialog the button is out of reach, and so is its menu.
    if (!document.querySelector('dialog[open]')) button.click();
  });
}
