import { onAction } from './actions.ts';
import { notify } from './notify.ts';
import { isReachable } from './prefetch.ts';
import { passScroll, writeStored } from './storage.ts';

/** Stores a selected language, and opens it at the same scroll position. */
export function startLanguageChoice(): void {
  onAction<HTMLAnchorElement>('language', (link, event) => {
    event.preventDefault();
    link.closest<HTMLElement>('[popover]')?.hidePopover();
    if (navigator.onLine) openLanguage(link);
    else void openIfReachable(link);
  });
}

function openLanguage({ href, hreflang, dataset }: HTMLAnchorElement): void {
  writeStored('lang', dataset.lang ?? hreflang);
  // Another one, chosen before, may be on its way.
  if (hreflang === document.documentElement.lang) stop();
  else {
    passScroll(scrollY);
    location.assign(href + location.search + location.hash);
  }
}

/** Stays, and stores nothing, where there is no network. */
async function openIfReachable(link: HTMLAnchorElement): Promise<void> {
  if (await isReachable(link.href)) openLanguage(link);
  else notify(document.getElementById('snackbar')?.dataset.languageFailed ?? '', 'error');
}
