import styles from './evidence.module.css';
import type { SkillsData } from './skills-data.ts';

/** A skill with its evidence: links to jobs, projects, articles and others, in groups. */
export function Evidence({ skill: { anchor, name, evidence } }: { skill: SkillsData['skills'][number] }) {
  return (
    <section aria-labelledby={anchor} className={styles.evidence}>
      <h2 id={anchor}>{name}</h2>
      <div className={styles.groups}>
        {evidence.map(({ title, links }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {links.map(({ text, href }) => (
                <li key={text}>{href ? <a href={href}>{text}</a> : text}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
