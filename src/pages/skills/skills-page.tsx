import { useLanguage } from '../../i18n/language-context.tsx';
import { PageHeading } from '../../ui/section.tsx';
import { usePageData } from '../page-data.ts';
import type { SkillsData } from './skills-data.ts';
import styles from './skills-page.module.css';

/** The skills: a panel of beads, each with its mark and its name. */
export function Component() {
  const { t } = useLanguage();
  const { skills } = usePageData<SkillsData>();
  return (
    <>
      <PageHeading title={t('skills_title')} text={t('skills_text')} />
      <ul className={styles.panel} data-rise>
        {skills.map(({ key, name, mark }) => (
          <li key={key} className={styles.tile}>
            <img src={mark} alt="" width="56" height="56" decoding="async" />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
