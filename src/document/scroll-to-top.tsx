import { useEffect, useState } from 'react';
import { site } from '../content/site.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import button from '../ui/button/button.module.css';
import { Icon } from '../ui/icon.tsx';
import styles from './scroll-to-top.module.css';

/** A button that appears once the page is scrolled past a share of its height, and leads back up. */
export function ScrollToTop() {
  const { t } = useLanguage();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = () => {
      const room = document.documentElement.scrollHeight - innerHeight;
      setShown(room > 0 && (scrollY / room) * 100 > site.scrollToTop.threshold);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  if (!shown) return null;
  return (
    <button
      type="button"
      className={`${button.square} ${styles.button}`}
      aria-label={t('nav_scroll_to_top')}
      ref={(element) => {
        // The distances are content; a style attribute in the markup would break the policy.
        element?.style.setProperty('bottom', `${site.scrollToTop.bottom}px`);
        element?.style.setProperty('right', `${site.scrollToTop.right}px`);
      }}
      onClick={() => {
        scrollTo({ top: 0 });
        document.querySelector('h1')?.focus({ preventScroll: true });
      }}
    >
      <Icon name="lucide:arrow-up" />
    </button>
  );
}
