import { useLanguage } from '../../i18n/language-context.tsx';
import tints from '../../ui/tints.module.css';
import styles from './facts.module.css';
import type { ResumeData } from './resume-data.ts';

/** What decides in a minute: where, in which languages, from when, and how to write. */
export function Facts({ resume }: { resume: ResumeData }) {
  const { t } = useLanguage();
  const { place, timeZone, languages, alsoIn, availability, email, home, profiles } = resume;
  return (
    <dl className={styles.facts}>
      <div className={tints.marigold}>
        <dt>{t('resume_place')}</dt>
        <dd>{place}</dd>
        <dd>{timeZone}</dd>
      </div>
      <div className={tints.foam}>
        <dt>{t('resume_languages')}</dt>
        <dd>{languages.join(', ')}</dd>
        {alsoIn.length > 0 && <dd>{t('resume_languages_site', { languages: alsoIn.join(', ') })}</dd>}
      </div>
      <div className={tints.rose}>
        <dt>{t('resume_availability')}</dt>
        <dd>{availability}</dd>
      </div>
      <div className={tints.sea}>
        <dt>{t('footer_contact')}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        {[home, ...profiles.slice(0, 2).map(({ url }) => url)].map((url) => (
          <dd key={url}>
            <a href={url} rel="noopener">
              {url.replace(/^https?:\/\/|\/$/g, '')}
            </a>
          </dd>
        ))}
      </div>
    </dl>
  );
}
