import { useLanguage } from '../../i18n/language-context.tsx';
import { PageHeading } from '../../ui/section.tsx';
import { Evidence } from './evidence.tsx';
import type { SkillsData } from './skills-data.ts';
import styles from './skills-page.module.css';

/** The skills: a panel of beads, each with its mark and its name; each leads to what shows it, below. */
export function Page({ data }: { data: SkillsData }) {
  const { t } = useLanguage();
  const { skills } = data;
  const shown = skills.filter(({ evidence }) => evidence.length > 0);
  return (
    <>
      <PageHeading title={t('skills_title')} text={t('skills_text')} />
      <ul className={styles.panel} data-rise="">
        {skills.map(({ anchor, name, mark, learning, evidence }) => (
          <li key={anchor} className={styles.tile}>
            <img src={mark} alt="" width="56" height="56" loading="lazy" decoding="async" />
            {evidence.length > 0 ? (
              <a href={`#${anchor}`} className={styles.name}>
                {name}
              </a>
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
      {shown.length > 0 && <Evidence skills={shown} />}
    </>
  );
}
