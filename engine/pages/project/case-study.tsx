import { useLanguage } from '../../i18n/language-context.tsx';
import type { ProjectData } from './project-data.ts';
import styles from './project-page.module.css';

export function CaseStudy({ study: { before, decision, after } }: { study: ProjectData['caseStudy'] }) {
  const { t } = useLanguage();
  return (
    <>
      {before.map((part) => (
        <Part key={part.id} {...part} />
      ))}
      {decision && (
        <section aria-labelledby="decision" className={styles.decision}>
          <h2 id="decision">{t('apps_decision')}</h2>
          <h3>{decision.title}</h3>
          <p>{decision.text}</p>
          {decision.cost && (
            <>
              <h4>{t('apps_cost')}</h4>
              <p>{decision.cost}</p>
            </>
          )}
        </section>
      )}
      {after.map((part) => (
        <Part key={part.id} {...part} />
      ))}
    </>
  );
}

function Part({ id, title, text }: ProjectData['caseStudy']['before'][number]) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
    </section>
  );
}
