import { useLanguage } from '../../i18n/language-context.tsx';
import button from '../../ui/button/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import styles from './evidence.module.css';
import type { SkillsData } from './skills-data.ts';

/** The projects, articles and jobs that show a skill: a popover, so that it opens without script too. */
export function Evidence({ skill: { key, name, evidence } }: { skill: SkillsData['skills'][number] }) {
  const { t } = useLanguage();
  const id = `skill-${key}`;
  return (
    <div id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`} className={styles.evidence}>
      <div className={styles.top}>
        <h2 id={`${id}-title`}>{name}</h2>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className={button.square}
          aria-label={t('skills_close')}
        >
          <Icon name="lucide:x" />
        </button>
      </div>
      <p>{t('skills_evidence')}</p>
      {evidence.map(({ title, links }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul className={styles.links}>
            {links.map(({ text, to }) => (
              <li key={text}>{to ? <PageLink to={to}>{text}</PageLink> : text}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
