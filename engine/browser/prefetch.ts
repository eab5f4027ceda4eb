import { isPlainClick } from './actions.ts';
import { loadPage } from './load-page.ts';
import { closeMenu, openPage } from './menu.ts';
import { notifyFailure } from './notify.ts';
import { isSaveDataOn } from './save-data.ts';

/** Events before a visitor follows a link: hover, touch, keyboard focus. */
const intents = ['pointerover', 'focusin'] as const;

const requested = new Set<string>();
const failed = new Set<string>();

/** Prefetches pages in browsers without speculation rules, and shows a message instead of opening a page that fails. */
export function startPrefetch(): void {
  if (!isSaveDataOn() && !HTMLScriptElement.supports?.('speculationrules'))
    for (const intent of intents) addEventListener(intent, ({ target }) => prefetch(pageOf(target)));
  addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    const href = pageOf(event.target);
    if (!href || (navigator.onLine && !failed.has(href))) return;
    event.preventDefault();
    void follow(href);
  });
  addEventListener('online', () => failed.clear());
}

/** The address of the page of this site to which a link around an element leads; paths of files have a dot. */
function pageOf(target: EventTarget | null): string | undefined {
  const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]:not([target],[download])');
  if (link?.origin !== location.origin || link.pathname.includes('.') || link.pathname === location.pathname)
    return undefined;
  return link.href;
}

function prefetch(href: string | undefined): void {
  if (!href || requested.has(href)) return;
  requested.add(href);
  fetch(href, { priority: 'low' }).catch(() => {
    requested.delete(href);
    failed.add(href);
  });
}

/** Follows a link. The browser may wrongly report that it is offline, so a request decides. */
async function follow(href: string): Promise<void> {
  if (await loadPage(href)) openPage(href);
  else {
    closeMenu();
    notifyFailure('page');
  }
}
