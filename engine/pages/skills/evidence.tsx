import { useLanguage } from '../../i18n/language-context.tsx';
import styles from './evidence.module.css';
import type { SkillsData } from './skills-data.ts';

/** What shows each skill: the projects, articles and jobs, all of them there to be read. A tile of the panel leads to its own. */
export function Evidence({ skills }: Pick<SkillsData, 'skills'>) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="evidence" className={styles.evidence} data-rise="">
      <h2 id="evidence">{t('skills_evidence')}</h2>
      <div className={styles.skills} data-rise="">
        {skills.map(({ anchor, name, evidence }) => (
          <section key={anchor} aria-labelledby={anchor} className={styles.skill}>
            <h3 id={anchor}>{name}</h3>
            {evidence.map(({ title, links }) => (
              <div key={title}>
                <h4>{title}</h4>
                <ul className={styles.links}>
                  {links.map(({ text, href }) => (
                    <li key={text}>{href ? <a href={href}>{text}</a> : text}</li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        ))}
      </div>
    </section>
  );
}
