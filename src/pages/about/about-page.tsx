import { useLanguage } from '../../i18n/language-context.tsx';
import { Chips } from '../../ui/chips.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { AboutData } from './about-data.ts';
import styles from './about-page.module.css';
import { Anthems } from './anthems.tsx';
import { PosterWall } from './poster-wall.tsx';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileBar } from './profile-bar.tsx';
import { ProfileHead } from './profile-head.tsx';
import { Timeline } from './timeline.tsx';

/** The owner as a dating-app profile: one column on phones, profile beside the rest on a desk. */
export function Page({ data: about }: { data: AboutData }) {
  const { t } = useLanguage();
  const { skills, work, education, projects, hobbies, anthems } = about;
  const isWall = [about.pictures.slice(1), skills, work, education, projects, hobbies, anthems].some(
    ({ length }) => length > 0,
  );
  return (
    <div className={isWall ? styles.about : `${styles.about} ${styles.alone}`}>
      <div className={styles.profile}>
        <div className={styles.phone}>
          <ProfileBar />
          <ProfileHead pictures={about.pictures} portrait={about.portrait} age={about.age} />
          {about.searchingFor.length > 0 && (
            <section aria-labelledby="searching" className={styles.part}>
              <h2 id="searching">{t('about_searching_title')}</h2>
              <ul className={styles.wishes} data-rise="">
                {about.searchingFor.map((wish) => (
                  <li key={wish}>{wish}</li>
                ))}
              </ul>
            </section>
          )}
          <AboutText text={about.text} />
          {about.essentials.length > 0 && (
            <section aria-labelledby="essentials" className={styles.part}>
              <h2 id="essentials">{t('about_essentials_title')}</h2>
              <ul className={styles.essentials} data-rise="">
                {about.essentials.map(({ title, text, icon }) => (
                  <li key={title}>
                    <Icon name={icon} />
                    <strong>{title}</strong>
                    <span>{text}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <PosterWall pictures={about.pictures.slice(4)} className={styles.rest} />
      </div>
      <div className={styles.wall}>
        <PosterWall pictures={about.pictures.slice(1, 4)} />
        <div className={styles.parts} data-rise="">
          {about.skills.length > 0 && (
            <section aria-labelledby="good-with" className={styles.part}>
              <h2 id="good-with">{t('about_skills_title')}</h2>
              <Chips labels={about.skills} />
            </section>
          )}
          <Timeline work={about.work} education={about.education} projects={about.projects} className={styles.part} />
          {about.hobbies.length > 0 && (
            <section aria-labelledby="hobbies" className={styles.part}>
              <h2 id="hobbies">{t('about_hobbies_title')}</h2>
              <ul className={styles.hobbies}>
                {about.hobbies.map(({ label, icon }) => (
                  <li key={label}>
                    <Icon name={icon} />
                    {label}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {about.anthems.length > 0 && <Anthems songs={about.anthems} className={styles.part} />}
          <ProfileActions />
        </div>
      </div>
    </div>
  );
}

/** One sentence in large letters, and the text; the sentence alone where there is no text. */
function AboutText({ text }: Pick<AboutData, 'text'>) {
  const { t } = useLanguage();
  const tagline = <p className={styles.tagline}>{t('about_tagline')}</p>;
  if (text.length === 0) return <div className={styles.part}>{tagline}</div>;
  return (
    <section aria-labelledby="about-text" className={`${styles.part} ${styles.text}`}>
      {tagline}
      <h2 id="about-text">{t('about_text_title')}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
