import { useLanguage } from '../../i18n/language-context.tsx';
import button from '../../ui/button/button.module.css';
import { Chips } from '../../ui/chips.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { ExternalLink } from '../../ui/navigation/external-link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import tints from '../../ui/tints.module.css';
import { CaseStudy } from './case-study.tsx';
import type { ProjectData } from './project-data.ts';
import styles from './project-page.module.css';
import { renderStory } from './render-story.tsx';

/** A project: its picture, what it is, what it is made of, where it runs, where it is. */
export function Page({ data }: { data: ProjectData }) {
  const { t } = useLanguage();
  const app = data;
  return (
    <article className={styles.app}>
      {/* The picture that grows out of a card is there before the first frame of the transition. */}
      <link rel="expect" href={app.story ? '#description' : '#technologies'} blocking="render" />
      <Breadcrumb to={{ page: 'projects' }} parent={t('apps_title')} here={app.title} />
      <header className={styles.head}>
        <h1 tabIndex={-1}>{app.title}</h1>
        <p>{app.description}</p>
        <div className={styles.buttons} data-screen-only>
          <ExternalLink href={app.live} className={button.primary}>
            {t('apps_view_site')}
          </ExternalLink>
          <ExternalLink href={app.repository} className={button.button}>
            {t('apps_repository')}
          </ExternalLink>
        </div>
      </header>
      <div className={`${styles.picture} ${tints[app.tint]}`}>
        <Picture source={app.picture} eager className={styles.grown} />
      </div>
      <div className={styles.columns}>
        <div className={styles.study}>
          {app.story && (
            <section aria-labelledby="description">
              <h2 id="description">{t('apps_description')}</h2>
              {app.story.body ? renderStory(app.story.body, app.story.pictures) : <p>{app.story.markdown}</p>}
            </section>
          )}
          <CaseStudy study={app.caseStudy} />
        </div>
        <div className={styles.facts}>
          <section aria-labelledby="technologies">
            <h2 id="technologies">{t('apps_technologies')}</h2>
            <Chips labels={app.technologies} />
          </section>
          <section aria-labelledby="hosting">
            <h2 id="hosting">{t('apps_hosting')}</h2>
            <dl className={styles.hosting}>
              {app.hosting.map(({ part, provider }) => (
                <div key={part}>
                  <dt>{part}</dt>
                  <dd>{provider}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section aria-labelledby="links">
            <h2 id="links">{t('apps_links')}</h2>
            <ul className={styles.links}>
              <li>
                <ExternalLink href={app.live}>
                  {t('apps_live_app')} <Icon name="lucide:external-link" />
                </ExternalLink>
              </li>
              <li>
                <ExternalLink href={app.repository}>
                  {t('apps_github_repository')} <Icon name="lucide:external-link" />
                </ExternalLink>
              </li>
            </ul>
          </section>
        </div>
      </div>
    </article>
  );
}
