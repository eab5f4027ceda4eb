import { useLanguage } from '../../i18n/language-context.tsx';
import { AnotherLanguage } from '../article/beneath/another-language.tsx';
import { CaseStudy } from './case-study.tsx';
import type { ProjectData } from './project-data.ts';
import styles from './project-page.module.css';
import { renderStory } from './render-story.tsx';

/** What a project is, and its case study: of both, what is told. */
export function Story({ app: { story, caseStudy, meta } }: { app: ProjectData }) {
  const { t } = useLanguage();
  const { before, decision, after } = caseStudy;
  const { languages } = meta;
  if (!story && before.length + after.length === 0 && !decision) return undefined;
  return (
    <div className={styles.study} data-rise="">
      <div className="needs-script">
        <AnotherLanguage languages={languages} />
      </div>
      {story && (
        <section aria-labelledby="description">
          <h2 id="description">{t('apps_description')}</h2>
          {story.body ? (
            renderStory(story.body, story.pictures, story.bodyLanguage, story.game)
          ) : (
            <p>{story.markdown}</p>
          )}
        </section>
      )}
      <CaseStudy study={caseStudy} />
    </div>
  );
}
