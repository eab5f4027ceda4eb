import { useLanguage } from '../../i18n/language-context.tsx';
import { Island } from '../../islands/island.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Evidence } from './evidence.tsx';
import { island as fit } from './fit/fit.island.tsx';
import fitStyles from './fit/fit.module.css';
import type { SkillsData } from './skills-data.ts';
import styles from './skills-page.module.css';

/** The skills as a panel of tiles. The evidence for a skill opens below its row. */
export function Page({ data }: { data: SkillsData }) {
  const { t } = useLanguage();
  const { skills, fitIndex } = data;
  return (
    <>
      <PageHeading title={t('skills_title')} text={t('skills_text')} />
      <ul className={styles.panel} data-rise="">
        {skills.map((skill) => (
          <li key={skill.anchor}>
            {skill.evidence.length > 0 ? (
              <details name="skill">
                <summary className={styles.tile}>
                  <Face skill={skill} />
                </summary>
                <Evidence skill={skill} />
              </details>
            ) : (
              <div className={styles.tile}>
                <Face skill={skill} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {fitIndex && (
        <section aria-labelledby="fit" className={`${fitStyles.section} needs-script`}>
          <h2 id="fit">{t('fit_title')}</h2>
          <p data-screen-only="">{t('fit_text')}</p>
          <Island of={fit} props={{ index: fitIndex }} />
        </section>
      )}
    </>
  );
}

function Face({ skill: { name, mark, learning, evidence } }: { skill: SkillsData['skills'][number] }) {
  const { t } = useLanguage();
  return (
    <>
      <img src={mark} alt="" width="56" height="56" loading="lazy" decoding="async" />
      <span>
        {name}
        {learning && evidence.length === 0 && (
          <>
            {' '}
            <small className={styles.learning}>{t('skills_learning')}</small>
          </>
        )}
      </span>
    </>
  );
}
