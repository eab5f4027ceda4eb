import { useLanguage } from '../../i18n/language-context.tsx';
import button from '../../ui/button/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import { saveArticle, useSavedArticles } from '../../browser/saved-articles.ts';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';
import type { ArticleData } from './article-data.tsx';
import styles from './article-page.module.css';

/** Save, kept in this browser, and Share: the device's own sheet, or the link in the clipboard. */
export function ArticleActions({ number, numbers, title }: Pick<ArticleData, 'number' | 'numbers' | 'title'>) {
  const { t } = useLanguage();
  const { notify } = useSnackbar();
  const saved = useSavedArticles().includes(number);
  const share = useShare(title);
  const save = () => {
    const kept = saveArticle(number, !saved, numbers);
    if (saved) notify(t('blog_unsaved_told'), 'info');
    else notify(t(kept ? 'blog_saved_told' : 'blog_save_short'), kept ? 'success' : 'info');
  };
  return (
    <div className={styles.actions}>
      <button type="button" className={`${button.square} ${styles.action}`} aria-pressed={saved} onClick={save}>
        <Icon name={saved ? 'lucide:bookmark-check' : 'lucide:bookmark'} />
        {t(saved ? 'blog_saved' : 'blog_save')}
      </button>
      <button type="button" className={`${button.square} ${styles.action}`} onClick={() => void share()}>
        <Icon name="lucide:share-2" />
        {t('blog_share')}
      </button>
    </div>
  );
}

/** Shares the page that is shown, without the query and fragment of this visit. */
function useShare(title: string): () => Promise<void> {
  const { t } = useLanguage();
  const { notify } = useSnackbar();
  return async () => {
    const link = location.origin + location.pathname;
    try {
      if ('share' in navigator) return await navigator.share({ title, url: link });
    } catch (error) {
      // The visitor closed the sheet. Whatever else failed: the clipboard is left.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    try {
      await navigator.clipboard.writeText(link);
      notify(t('blog_link_copied'));
    } catch {
      notify(t('blog_share_failed', { link }), 'error');
    }
  };
}
