interface MenuEntry {
  menu?: boolean;
}

const isOnEntry = () => (history.state as MenuEntry | null)?.menu === true;

/**
 * The menu of narrow screens: back closes it, and so do its links and, in engines without invoker commands, its buttons.
 * The page under it has an entry of its own in the history meanwhile, which a link takes the place of.
 */
export function startMenu(): void {
  if (!('CommandEvent' in self)) startCommands();
  const menu = document.querySelector<HTMLDialogElement>('dialog#menu');
  if (!menu) return;
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
    openPage(link.href);
  });
  // The page may come back from the cache as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isOnEntry()) menu.close();
  });
}

/** Opens a page. While the menu is open it takes the place of the menu's entry in the history. */
export function openPage(href: string): void {
  if (!isOnEntry()) location.assign(href);
  else if (href !== location.href) location.replace(href);
  else {
    // The page that is shown has an entry already, under the menu's.
    addEventListener('popstate', () => location.replace(href), { once: true });
    closeMenu();
  }
}

/** Closes the menu, where it is open: a message would be shown under it. */
export function closeMenu(): void {
  document.querySelector<HTMLDialogElement>('dialog#menu')?.close();
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
