import { button, site, useLanguage } from 'fitout/ui';
import styles from './intro.module.css';

/**
 * Fills the screen with name and job title for 3.6 seconds. `intro.browser.ts` shows it, once a visit and never with
 * reduced motion; without JavaScript it stays hidden. `intro-end.browser.ts` ends it.
 */
export default function Intro() {
  const { t } = useLanguage();
  return (
    <div id="intro" className={styles.intro} data-screen-only>
      <div aria-hidden="true" className={styles.words}>
        <p className={styles.name}>{site.name}</p>
        <p className={styles.job}>{t('banner_job_title')}</p>
      </div>
      <button type="button" className={button.button}>
        {t('intro_skip')}
      </button>
    </div>
  );
}
