import { useLanguage } from '../../i18n/language-context.tsx';
import { Chips } from '../../ui/chips.tsx';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import styles from './proof.module.css';
import type { ResumeData } from './resume-data.ts';
import { ResumeSection } from './sections.tsx';

/** Projects that show what the resume says. */
export function Proof({ projects }: Pick<ResumeData, 'projects'>) {
  const { t } = useLanguage();
  return (
    <ResumeSection id="projects" title={t('resume_projects')}>
      <ul className={styles.proof} data-rise="">
        {projects.map(({ title, description, page, tags }) => (
          <li key={title}>
            <h3>
              <PageLink to={page}>{title}</PageLink>
            </h3>
            <p>{description}</p>
            <Chips labels={tags} />
          </li>
        ))}
      </ul>
    </ResumeSection>
  );
}
