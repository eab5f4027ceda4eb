import { isPlainClick } from './actions.ts';

interface MenuEntry {
  menu?: boolean;
}

const isOnMenuEntry = () => (history.state as MenuEntry | null)?.menu === true;

/** Gives the open menu of narrow screens a history entry, which going back removes and a link replaces. */
export function startMenu(): void {
  if (!('CommandEvent' in self)) startCommands();
  const menu = document.querySelector<HTMLDialogElement>('dialog#menu');
  if (!menu) return;
  new MutationObserver(() => {
    if (menu.open && !isOnMenuEntry()) history.pushState({ menu: true } satisfies MenuEntry, '');
    else if (!menu.open && isOnMenuEntry()) history.back();
  }).observe(menu, { attributeFilter: ['open'] });
  addEventListener('popstate', () => {
    if (!isOnMenuEntry()) menu.close();
  });
  // On the window, after the other modules, because prefetch.ts handles links while offline.
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('dialog#menu a');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    openPage(link.href);
  });
  // The page may come from the back/forward cache with its menu open.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isOnMenuEntry()) menu.close();
  });
}

/** Opens a page. While the menu is open, it replaces the menu’s history entry. */
export function openPage(href: string): void {
  if (!isOnMenuEntry()) location.assign(href);
  else if (href !== location.href) location.replace(href);
  else {
    // The current page has an entry already, below the menu’s.
    addEventListener('popstate', () => location.replace(href), { once: true });
    closeMenu();
  }
}

/** Closes the menu, which would cover a message. */
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
