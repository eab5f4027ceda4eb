import { Icon, useLanguage } from 'fitout/ui';
import styles from './carousel.module.css';

/** “Swipe for more”; the style sheet shows it for three seconds, and on narrow screens only. */
export function SwipeHint() {
  const { t } = useLanguage();
  return (
    <p className={styles.hint} aria-hidden="true" data-screen-only>
      <Icon name="lucide:move-horizontal" />
      {t('about_swipe_hint')}
    </p>
  );
}
