import { useLanguage } from '../../i18n/language-context.tsx';
import { CaseStudy } from './case-study.tsx';
import type { ProjectData } from './project-data.ts';
import styles from './project-page.module.css';

/** What a project is, and its case study: of both, what is told. */
export function Story({ app: { story, caseStudy } }: { app: ProjectData }) {
  const { t } = useLanguage();
  const { before, decision, after } = caseStudy;
  if (story.length + before.length + after.length === 0 && !decision) return undefined;
  return (
    <div className={styles.study}>
      {story.length > 0 && (
        <section aria-labelledby="description">
          <h2 id="description">{t('apps_description')}</h2>
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      )}
      <CaseStudy study={caseStudy} />
    </div>
  );
}
