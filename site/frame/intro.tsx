import { button, site, useLanguage } from 'fitout/ui';
import styles from './intro.module.css';

/**
 * Name and job title over the whole screen for 3.6 seconds. `intro.browser.ts` asks for it, once a visit and never where
 * less motion is wanted; without script there is none. `intro-end.browser.ts` ends it.
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
