import { useLanguage } from '../../i18n/language-context.tsx';
import button from '../../ui/button/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import type { ArticleData } from './article-data.tsx';
import styles from './article-page.module.css';

/** Save and Share, with the messages for engine/browser/article-actions.ts. */
export function ArticleActions({ number, numbers }: Pick<ArticleData, 'number' | 'numbers'>) {
  const { t } = useLanguage();
  return (
    <div className={`${styles.actions} needs-script`} data-screen-only>
      <button
        type="button"
        data-action="save"
        data-number={number}
        data-numbers={numbers.join()}
        data-saved={t('blog_saved_told')}
        data-saved-short={t('blog_save_short')}
        data-unsaved={t('blog_unsaved_told')}
        aria-pressed="false"
        className={button.square}
      >
        <span className={styles.unsaved}>
          <Icon name="lucide:bookmark" />
          {t('blog_save')}
        </span>
        <span className={styles.saved}>
          <Icon name="lucide:bookmark-check" />
          {t('blog_saved')}
        </span>
      </button>
      <button
        type="button"
        data-action="share"
        data-copied={t('blog_link_copied')}
        data-failed={t('blog_share_failed')}
        className={button.square}
      >
        <Icon name="lucide:share-2" />
        {t('blog_share')}
      </button>
    </div>
  );
}
