/** What an entry of the history says while the menu is open on it. */
interface MenuEntry {
  menu?: boolean;
}

/**
 * The menu of narrow screens: back closes it, and so do its links and, in engines without invoker commands, its buttons.
 * The page under it has an entry of its own in the history meanwhile, which a link takes the place of.
 */
export function startMenu(): void {
  if (!('CommandEvent' in self)) startCommands();
  const menu = document.querySelector<HTMLDialogElement>('dialog#menu');
  if (!menu) return;
  const isOnEntry = () => (history.state as MenuEntry | null)?.menu === true;
  new MutationObserver(() => {
    if (menu.open && !isOnEntry()) history.pushState({ menu: true } satisfies MenuEntry, '');
    else if (!menu.open && isOnEntry()) history.back();
  }).observe(menu, { attributeFilter: ['open'] });
  addEventListener('popstate', () => {
    if (!isOnEntry()) menu.close();
  });
  // At the window, after the other parts: offline a link is answered by prefetch.ts.
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('dialog#menu a');
    if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    location.replace(link.href);
  });
  // The page may come back from the cache as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isOnEntry()) menu.close();
  });
}

/** @see https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-command */
function startCommands(): void {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button[commandfor]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'close') dialog.close();
    else if (!dialog.open) dialog.showModal();
  });
}
