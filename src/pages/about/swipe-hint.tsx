import { useLanguage } from '../../i18n/language-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './carousel.module.css';

/** 'Swipe for more', for three seconds, on narrow screens: both are the style sheet's. */
export function SwipeHint() {
  const { t } = useLanguage();
  return (
    <p className={styles.hint} aria-hidden="true">
      <Icon name="lucide:hand" />
      {t('about_swipe_hint')}
    </p>
  );
}
