import { onAction } from './actions.ts';
import { loadPage } from './load-page.ts';
import { notifyFailure } from './notify.ts';
import { passScroll, writeStored } from './storage.ts';

let lastChosen: HTMLAnchorElement;

/** Stores a selected language, and opens it at the same scroll position once its page has been loaded. */
export function startLanguageChoice(): void {
  onAction<HTMLAnchorElement>('language', (link, event) => {
    event.preventDefault();
    link.closest<HTMLElement>('[popover]')?.hidePopover();
    void openLanguage(link);
  });
}

async function openLanguage(link: HTMLAnchorElement): Promise<void> {
  const { href, hreflang, dataset } = link;
  const code = dataset.lang ?? hreflang;
  lastChosen = link;
  const isCurrentLanguage = hreflang === document.documentElement.lang;
  const isLoaded = isCurrentLanguage || isCompletePage(await loadPage(href), hreflang);
  if (!isLoaded) console.error('Failed to load language', code);
  // Another language may have been selected while this one loaded.
  if (link !== lastChosen) return;
  if (!isLoaded) return notifyFailure('language');
  writeStored('lang', code);
  if (isCurrentLanguage) return;
  passScroll(scrollY);
  location.assign(href + location.search + location.hash);
}

/** Whether a text is a complete page in a language, and not, for example, the login page of a network. */
const isCompletePage = (text: string, language: string) =>
  text.includes(`<html lang="${language}"`) && text.endsWith('</html>');
