import { useEffect } from 'react';
import { useLanguage } from '../i18n/language-context.tsx';
import { useSnackbar } from '../ui/snackbar/snackbar.tsx';
import { unreachable } from './network.ts';

/** Tells the visitor that a page did not load and why the old one stays. */
export function UnreachableNotice() {
  const { t } = useLanguage();
  const { notify } = useSnackbar();
  useEffect(() => {
    const tell = () => notify(t('page_failed'), 'error');
    addEventListener(unreachable, tell);
    return () => removeEventListener(unreachable, tell);
  }, [t, notify]);
  return null;
}
