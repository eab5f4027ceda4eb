import { useLocation, useNavigate } from 'react-router';
import { loadDictionary } from '../../i18n/dictionary.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { localize, parsePath } from '../../i18n/paths.ts';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';
import { writeStored } from '../../ui/storage.ts';
import { keepScroll } from '../scroll.ts';

/**
 * Switches the language of the page that is shown: its dictionary is loaded first, then the choice is
 * saved and the same page opens under its other address. A failure changes and saves nothing.
 */
export function useLanguageSwitch(): (code: string) => Promise<void> {
  const { t, language } = useLanguage();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { notify } = useSnackbar();
  return async (code) => {
    try {
      await loadDictionary(code);
    } catch (error) {
      console.error('Failed to load language', code, error);
      notify(t('language_failed'), 'error');
      return;
    }
    writeStored('lang', code);
    if (code === language) return;
    const { path } = parsePath(pathname);
    await navigate(localize(`${path}${search}${hash}`, code), {
      preventScrollReset: true,
      state: keepScroll(),
    });
  };
}
