import { type NavigateOptions, useNavigate } from 'react-router';
import { loadDictionary } from '../../i18n/dictionary.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { localize, type PagePath, parsePath } from '../../i18n/paths.ts';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';
import { writeStored } from '../../ui/storage.ts';
import { importHeld } from '../held-imports.ts';
import { hrefOf, openDocument, readEntry } from '../history.ts';
import { prefetchPage } from '../load-page.ts';
import { answers } from '../network.ts';
import { keepScroll } from '../scroll.ts';

let lastChosen: string;

/**
 * Switches the language of the page that is shown: its dictionary is loaded first, then the choice is
 * saved and the same page opens under its other address. Where nobody answers nothing is changed or saved.
 * Where a dictionary is answered but does not load (it vanished with a later deploy) the address is opened
 * as a document.
 */
export function useLanguageSwitch(): (code: string) => Promise<void> {
  const { t, language } = useLanguage();
  const navigate = useNavigate();
  const { notify } = useSnackbar();
  return async (code) => {
    lastChosen = code;
    // A dictionary of an earlier switch is there without a network; the page is not.
    const to = hereIn(code);
    let answered =
      code === language ||
      prefetchPage(to.replace(/[?#].*/, '')).then(
        () => true,
        () => answers(hrefOf(to)),
      );
    let open: (to: string, options: NavigateOptions) => unknown = navigate;
    try {
      await importHeld(code, () => loadDictionary(code));
    } catch (error) {
      console.error('Failed to load language', code, error);
      // Most engines name the file.
      const [file] = /https?:\S+/.exec(String(error)) ?? [];
      if (file) answered = answers(file);
      open = openDocument;
    }
    if (!(await answered)) return notify(t('language_failed'), 'error');
    if (code !== lastChosen) return;
    writeStored('lang', code);
    if (code !== language) await open(hereIn(code), { preventScrollReset: true, state: keepScroll() });
  };
}

/** The page that is shown, in another language. While a dictionary loads the visitor may go on to another page. */
function hereIn(code: string): PagePath {
  const { pathname, search, hash } = readEntry();
  return localize(`${parsePath(pathname).path}${search}${hash}`, code);
}
