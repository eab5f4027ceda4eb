import { useEffect } from 'react';
import { site } from '../content/site.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import button from '../ui/button/button.module.css';
import styles from './intro.module.css';

/**
 * Name and job title over the whole screen for 3.6 seconds, behind its flag in the content. The boot
 * script asks for it, once a visit and never where less motion is wanted; without script there is none.
 */
export function Intro() {
  const { t } = useLanguage();
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') endIntro();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <div
      className={styles.intro}
      data-screen-only
      onAnimationEnd={({ target, currentTarget }) => target === currentTarget && endIntro()}
    >
      <div aria-hidden="true" className={styles.words}>
        <p className={styles.name}>{site.name}</p>
        <p className={styles.job}>{t('banner_job_title')}</p>
      </div>
      <button type="button" className={button.button} onClick={endIntro}>
        {t('intro_skip')}
      </button>
    </div>
  );
}

function endIntro(): void {
  delete document.documentElement.dataset.intro;
}
