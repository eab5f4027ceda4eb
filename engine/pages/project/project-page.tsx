import { useLanguage } from '../../i18n/language-context.tsx';
import button from '../../ui/button/button.module.css';
import { HeadingWords } from '../../ui/heading-words.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { ExternalLink } from '../../ui/navigation/external-link.tsx';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import tints from '../../ui/tints.module.css';
import { Facts } from './facts.tsx';
import type { ProjectData } from './project-data.ts';
import styles from './project-page.module.css';
import { Story } from './story.tsx';

export function Page({ data }: { data: ProjectData }) {
  const { t } = useLanguage();
  const app = data;
  return (
    <article className={styles.app}>
      <Breadcrumb to={app.list.to} parent={app.list.title} here={app.title} />
      <header className={styles.head} data-opening="">
        <h1 tabIndex={-1}>
          <HeadingWords>{app.title}</HeadingWords>
        </h1>
        <p>{app.description}</p>
        {app.stale && <p className={styles.notice}>{app.stale}</p>}
        {app.links.length > 0 && (
          <div className={styles.buttons} data-screen-only>
            {app.here && (
              <PageLink to={app.here} className={button.primary}>
                {t('games_play')}
              </PageLink>
            )}
            {app.live && (
              <ExternalLink href={app.live} className={button.primary}>
                {t('apps_view_site')}
              </ExternalLink>
            )}
            {app.demoLink && (
              <a href={app.demoLink} className={button.primary}>
                {t('apps_try')}
              </a>
            )}
            {app.repository && (
              <ExternalLink href={app.repository} className={button.button}>
                {t('apps_repository')}
              </ExternalLink>
            )}
          </div>
        )}
      </header>
      <div className={`${styles.picture} ${tints[app.tint]}`}>
        <Picture source={app.picture} eager />
      </div>
      <div className={app.demo ? `${styles.columns} ${styles.withPiece}` : styles.columns}>
        <Story app={app} />
        <Facts app={app} />
      </div>
    </article>
  );
}
