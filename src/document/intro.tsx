import { site } from '../content/site.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import button from '../ui/button/button.module.css';
import styles from './intro.module.css';

/**
 * Name and job title over the whole screen for 3.6 seconds, behind its flag in the content. The boot script asks for it,
 * once a visit and never where less motion is wanted; without script there is none. src/browser/intro.ts ends it.
 */
export function Intro() {
  const { t } = useLanguage();
  return (
    <div id="intro" className={styles.intro} data-screen-only>
      <div aria-hidden="true" className={styles.words}>
        <p className={styles.name}>{site.name}</p>
        <p className={styles.job}>{t('banner_job_title')}</p>
      </div>
      <button type="button" data-action="end-intro" className={button.button}>
        {t('intro_skip')}
      </button>
    </div>
  );
}
