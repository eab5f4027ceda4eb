import { site } from '../../content/site.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { optionalText } from '../../i18n/translate.ts';
import { useSiteMap } from '../../routes/site-map-context.ts';
import { Chips } from '../../ui/chips.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { separator } from '../../ui/separator.ts';
import type { AboutData } from './about-data.ts';
import styles from './about-page.module.css';
import { Education, Jobs, Projects } from './lists.tsx';
import { Row } from './row.tsx';

export function Page({ data: about }: { data: AboutData }) {
  const { t } = useLanguage();
  const tagline = optionalText(t, 'about_tagline');
  const { portrait, pictures, text, essentials, searchingFor, skills, work, education, projects, hobbies, anthems } =
    about;
  return (
    <div className={styles.about}>
      <header className={styles.head}>
        <div data-opening="">
          <h1 tabIndex={-1}>{site.name}</h1>
          <p className={styles.who}>
            {t('about_occupation')}
            {separator}
            {t('about_location')}
          </p>
          {tagline && <p className={styles.tagline}>{tagline}</p>}
        </div>
        <div className={styles.portrait}>
          <Picture source={portrait} eager />
        </div>
      </header>
      {text.length > 0 && (
        <div className={styles.text}>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      <div className={styles.rows} data-rise="">
        <Row id="facts" title={t('about_plain_facts')} of={essentials}>
          <ul className={styles.facts}>
            {essentials.map((fact) => (
              <li key={fact.title}>
                <strong>{fact.title}</strong> {fact.text}
              </li>
            ))}
          </ul>
        </Row>
        <Row id="wishes" title={t('about_plain_wishes')} of={searchingFor}>
          <ul className={styles.columns}>
            {searchingFor.map((wish) => (
              <li key={wish}>{wish}</li>
            ))}
          </ul>
        </Row>
        <Row id="skills" title={t('skills_title')} of={skills}>
          <Chips labels={skills} />
        </Row>
        <Row id="career" title={t('career_title')} of={work}>
          <Jobs jobs={work} />
        </Row>
        <Row id="education" title={t('about_education_title')} of={education}>
          <Education schools={education} />
        </Row>
        <Row id="projects" title={t('about_projects_title')} of={projects}>
          <Projects projects={projects} />
        </Row>
        <Row id="hobbies" title={t('about_hobbies_title')} of={hobbies}>
          <ul className={styles.columns}>
            {hobbies.map(({ label, icon }) => (
              <li key={label}>
                <Icon name={icon} />
                {label}
              </li>
            ))}
          </ul>
        </Row>
        <Row id="songs" title={t('about_plain_songs')} of={anthems}>
          <ul className={styles.songs}>
            {anthems.map(({ title, artist, lang, picture }) => (
              <li key={title}>
                <Picture source={picture} decorative className={styles.cover} />
                <span>
                  <cite lang={lang}>{title}</cite> {artist}
                </span>
              </li>
            ))}
          </ul>
        </Row>
        <Row id="pictures" title={t('about_carousel_label')} of={pictures.slice(1)}>
          <ul className={styles.pictures}>
            {pictures.slice(1).map(({ caption, picture }) => (
              <li key={caption}>
                <figure>
                  <Picture source={picture} />
                  <figcaption>{caption}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </Row>
      </div>
      <ContactLinks />
    </div>
  );
}

function ContactLinks() {
  const { t } = useLanguage();
  const { find } = useSiteMap();
  const [contact, resume] = [find({ page: 'contact' }), find({ page: 'resume' })];
  if (!contact && !resume) return undefined;
  return (
    <p className={styles.ways} data-screen-only>
      {contact && <PageLink to={contact}>{t('banner_contact')}</PageLink>}
      {resume && <PageLink to={resume}>{t('resume_link')}</PageLink>}
    </p>
  );
}
