import { useLanguage } from '../i18n/language-context.tsx';
import button from '../ui/button/button.module.css';
import { Icon } from '../ui/icon.tsx';
import styles from './snackbar.module.css';

/**
 * Where src/browser/snackbar.ts shows short messages, one at a time: a polite live region with the pattern of a message
 * in it, and the texts of what can go wrong anywhere.
 */
export function Snackbar() {
  const { t } = useLanguage();
  return (
    <div
      role="status"
      id="snackbar"
      className={styles.region}
      data-page-failed={t('page_failed')}
      data-language-failed={t('language_failed')}
      data-island-failed={t('island_failed')}
    >
      <template>
        <div className={styles.message}>
          <p />
          <button type="button" className={button.square} aria-label={t('snackbar_close')}>
            <Icon name="lucide:x" />
          </button>
        </div>
      </template>
    </div>
  );
}
