import { site } from '../../content/site.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { optionalText } from '../../i18n/translate.ts';
import { useSiteMap } from '../../routes/site-map-context.ts';
import button from '../../ui/button/button.module.css';
import { ExternalLink } from '../../ui/navigation/external-link.tsx';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import { Picture, type PictureSource } from '../../ui/picture/picture.tsx';
import styles from './banner.module.css';

/** The top of the home page: name, job title, tagline, links, profiles and the poster. */
export function Banner({ picture }: { picture: PictureSource }) {
  const { t } = useLanguage();
  const { find } = useSiteMap();
  const [tagline, text] = [optionalText(t, 'banner_tagline'), optionalText(t, 'banner_text')];
  const [contact, about, resume] = [find({ page: 'contact' }), find({ page: 'about' }), find({ page: 'resume' })];
  return (
    <div className={styles.banner}>
      <div className={styles.words} data-opening="">
        <p className={styles.greeting}>
          {t('banner_greeting')} {tagline && <strong>{site.name}</strong>} <b>{t('banner_job_title')}</b>
        </p>
        <h1 tabIndex={-1} className={styles.tagline}>
          {tagline ?? site.name}
        </h1>
        {text && <p className={styles.text}>{text}</p>}
        {(contact || about || resume) && (
          <div className={styles.buttons}>
            {contact && (
              <PageLink to={contact} className={button.primary}>
                {t('banner_contact')}
              </PageLink>
            )}
            {about && (
              <PageLink to={about} className={button.button}>
                {t('banner_about')}
              </PageLink>
            )}
            {resume && (
              <PageLink to={resume} className={styles.resume}>
                {t('banner_resume')}
              </PageLink>
            )}
          </div>
        )}
        {site.socials.length > 0 && (
          <ul className={styles.socials} aria-label={t('footer_social')}>
            {site.socials.map(({ label, url }) => (
              <li key={url}>
                <ExternalLink href={url}>{t(label)}</ExternalLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.poster}>
        <Picture source={picture} eager="last" />
      </div>
    </div>
  );
}
