import { useLanguage } from '../../i18n/language-context.tsx';
import { Chips } from '../../ui/chips.tsx';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import styles from './proof.module.css';
import type { ResumeData } from './resume-data.ts';

export function Proof({ projects }: Pick<ResumeData, 'projects'>) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="projects" data-rise="">
      <h2 id="projects">{t('resume_projects')}</h2>
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
    </section>
  );
}
