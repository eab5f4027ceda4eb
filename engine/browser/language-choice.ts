import { onAction } from './actions.ts';
import { notify } from './notify.ts';
import { passScroll, writeStored } from './storage.ts';

let lastChosen: string;

/** Stores a selected language, and opens it at the same scroll position once its page has been loaded. */
export function startLanguageChoice(): void {
  onAction<HTMLAnchorElement>('language', (link, event) => {
    event.preventDefault();
    link.closest<HTMLElement>('[popover]')?.hidePopover();
    void chooseLanguage(link);
  });
}

async function chooseLanguage({ href, hreflang, dataset }: HTMLAnchorElement): Promise<void> {
  const { lang: code = hreflang } = dataset;
  lastChosen = code;
  try {
    await loadPage(href, hreflang);
  } catch (error) {
    console.error('Failed to load language', code, error);
    if (code === lastChosen) notify(document.getElementById('snackbar')?.dataset.languageFailed ?? '', 'error');
    return;
  }
  // Another one may have been selected meanwhile.
  if (code !== lastChosen) return;
  writeStored('lang', code);
  if (hreflang === document.documentElement.lang) return;
  passScroll(scrollY);
  location.assign(href + location.search + location.hash);
}

/** Loads a page of this site; throws unless the response is the whole page in this language. */
async function loadPage(href: string, language: string): Promise<void> {
  const answer = await fetch(href);
  if (answer.status !== 200) throw new Error(`${href} answered with ${answer.status}`);
  const text = await answer.text();
  if (!text.includes(`<html lang="${language}"`) || !text.trimEnd().endsWith('</html>'))
    throw new Error(`${href} is not this page in ${language}`);
}
