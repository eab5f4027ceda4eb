import { type AboutData, Chips, Icon, useLanguage } from 'fitout/ui';
import { Anthems } from './anthems.tsx';
import styles from './page.module.css';
import { Posters } from './posters.tsx';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileBar } from './profile-bar.tsx';
import { ProfileHead } from './profile-head.tsx';
import { Timeline } from './timeline.tsx';

export { makeAboutData as makeData } from 'fitout/ui';

/** The owner as a dating-app profile: one column on phones; on wide screens pictures beside text, the rest below. */
export function Page({ data: about }: { data: AboutData }) {
  const { t } = useLanguage();
  const { pictures, searchingFor, essentials, skills, work, education, projects, hobbies, anthems } = about;
  return (
    <div className={styles.about}>
      <div className={styles.phone}>
        <ProfileBar />
        <ProfileHead pictures={pictures} portrait={about.portrait} age={about.age} />
        {searchingFor.length > 0 && (
          <section aria-labelledby="searching" className={styles.part} data-rise="">
            <h2 id="searching">{t('about_searching_title')}</h2>
            <ul className={styles.wishes} data-rise="">
              {searchingFor.map((wish) => (
                <li key={wish}>{wish}</li>
              ))}
            </ul>
          </section>
        )}
        <AboutText text={about.text} />
        {essentials.length > 0 && (
          <section aria-labelledby="essentials" className={`${styles.part} ${styles.wide}`} data-rise="">
            <h2 id="essentials">{t('about_essentials_title')}</h2>
            <ul className={styles.essentials} data-rise="">
              {essentials.map(({ title, text, icon }) => (
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
      <Posters pictures={pictures} />
      <div className={styles.parts} data-rise="">
        {skills.length > 0 && (
          <section aria-labelledby="good-with" className={styles.part}>
            <h2 id="good-with">{t('about_skills_title')}</h2>
            <Chips labels={skills} />
          </section>
        )}
        <Timeline work={work} education={education} projects={projects} className={styles.part} />
        {hobbies.length > 0 && (
          <section aria-labelledby="hobbies" className={styles.part}>
            <h2 id="hobbies">{t('about_hobbies_title')}</h2>
            <ul className={styles.hobbies}>
              {hobbies.map(({ label, icon }) => (
                <li key={label}>
                  <Icon name={icon} />
                  {label}
                </li>
              ))}
            </ul>
          </section>
        )}
        {anthems.length > 0 && <Anthems songs={anthems} className={`${styles.part} ${styles.wide}`} />}
        <ProfileActions />
      </div>
    </div>
  );
}

/** One sentence in large letters and the text; only the sentence if the text is empty. */
function AboutText({ text }: Pick<AboutData, 'text'>) {
  const { t } = useLanguage();
  const tagline = <p className={styles.tagline}>{t('about_tagline')}</p>;
  if (text.length === 0) return <div className={`${styles.part} ${styles.text}`}>{tagline}</div>;
  return (
    <section aria-labelledby="about-text" className={`${styles.part} ${styles.text}`} data-rise="">
      {tagline}
      <h2 id="about-text">{t('about_text_title')}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
