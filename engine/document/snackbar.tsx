import { useLanguage } from '../i18n/language-context.tsx';
import button from '../ui/button/button.module.css';
import { Icon } from '../ui/icon.tsx';

/** A polite live region with a template and the messages for general errors: engine/browser/snackbar.ts. */
export function Snackbar() {
  const { t } = useLanguage();
  return (
    <div
      role="status"
      id="snackbar"
      data-screen-only
      className="snackbar-region"
      data-page-failed={t('page_failed')}
      data-language-failed={t('language_failed')}
      data-island-failed={t('island_failed')}
    >
      <template>
        <div className="snackbar-message">
          <p />
          <button type="button" className={button.square} aria-label={t('snackbar_close')}>
            <Icon name="lucide:x" />
          </button>
        </div>
      </template>
    </div>
  );
}
