import { Fragment } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { offeredLanguages } from '../../i18n/languages.ts';
import { pageAddress } from '../../routes/addresses.ts';
import styles from './head.module.css';

/** A sentence with links to the resume in other languages; nothing on a site with one language. */
export function OtherLanguages() {
  const { t, language } = useLanguage();
  const others = offeredLanguages.filter(({ code }) => code !== language);
  if (others.length === 0) return undefined;
  const [before, after] = t('resume_languages_site', { languages: '\u0000' }).split('\u0000');
  return (
    <p className={styles.languages} data-screen-only>
      {before}
      {others.map(({ code, tag, ownName }, index) => (
        <Fragment key={code}>
          {index > 0 && ' '}
          <span>
            {/* The choice is stored like one in the header: engine/browser/language-choice.ts. */}
            <a
              href={pageAddress({ page: 'resume' }, code)}
              data-action="language"
              hrefLang={tag}
              lang={tag}
              data-lang={code === tag ? undefined : code}
            >
              {ownName}
            </a>
            {index < others.length - 1 && ','}
          </span>
        </Fragment>
      ))}
      {after}
    </p>
  );
}
