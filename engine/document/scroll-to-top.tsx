import { site } from '../content/site.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import button from '../ui/button/button.module.css';
import { Icon } from '../ui/icon.tsx';
import styles from './scroll-to-top.module.css';

/** A button that engine/browser/scroll-to-top.ts positions, and shows after a share of the page’s height. */
export function ScrollToTop() {
  const { t } = useLanguage();
  const { threshold, right, bottom } = site.scrollToTop;
  return (
    <button
      type="button"
      hidden
      data-action="scroll-to-top"
      data-threshold={threshold}
      data-right={right}
      data-bottom={bottom}
      className={`${button.square} ${styles.button}`}
      aria-label={t('nav_scroll_to_top')}
    >
      <Icon name="lucide:arrow-up" />
    </button>
  );
}
