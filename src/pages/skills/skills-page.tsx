import { useLanguage } from '../../i18n/language-context.tsx';
import { PageHeading } from '../../ui/section.tsx';
import { Evidence } from './evidence.tsx';
import type { SkillsData } from './skills-data.ts';
import styles from './skills-page.module.css';

/** The skills: a panel of beads, each with its mark and its name; a click tells where the skill shows. */
export function Page({ data }: { data: SkillsData }) {
  const { t } = useLanguage();
  const { skills } = data;
  return (
    <>
      <PageHeading title={t('skills_title')} text={t('skills_text')} />
      <ul className={styles.panel} data-rise="">
        {skills.map(({ key, name, mark, learning, evidence }) => (
          <li key={key} className={styles.tile}>
            <img src={mark} alt="" width="56" height="56" loading="lazy" decoding="async" />
            {evidence.length > 0 ? (
              <button type="button" popoverTarget={`skill-${key}`} className={styles.name}>
                {name}
              </button>
            ) : (
              <span>
                {name}
                {learning && (
                  <>
                    {' '}
                    <small className={styles.learning}>{t('skills_learning')}</small>
                  </>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {skills.map((skill) => skill.evidence.length > 0 && <Evidence key={skill.key} skill={skill} />)}
    </>
  );
}
