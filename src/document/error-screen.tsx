import { site } from '../content/site.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import { paths } from '../site/addresses.ts';
import button from '../ui/button/button.module.css';
import { PageLink } from '../ui/navigation/page-link.tsx';
import { Picture } from '../ui/picture/picture.tsx';
import { pictureOf } from '../ui/picture/picture-source.ts';
import styles from './error-screen.module.css';

/**
 * The screen for an address that does not exist, and for a page that threw.
 * @param thrown what was thrown; nothing where the address does not exist
 */
export function ErrorScreen({ thrown }: { thrown?: unknown }) {
  const { t } = useLanguage();
  const { errorPicture } = site;
  return (
    <div className={styles.screen}>
      <div>
        <h1 tabIndex={-1}>{t('error_title')}</h1>
        <p className={styles.status}>{thrown === undefined ? t('error_not_found') : messageOf(thrown)}</p>
        <p>{t('error_text')}</p>
        <ul className={styles.ways}>
          <li>
            <PageLink to={paths.home()} className={button.primary}>
              {t('error_home')}
            </PageLink>
          </li>
          <li>
            <PageLink to={paths.apps()} className={button.button}>
              {t('error_projects')}
            </PageLink>
          </li>
          <li>
            <PageLink to={paths.blog()} className={button.button}>
              {t('error_blog')}
            </PageLink>
          </li>
        </ul>
      </div>
      <div className={styles.picture}>
        <Picture
          source={pictureOf(errorPicture && { file: errorPicture.file, alt: t(errorPicture.alt) }, 'error')}
          eager
        />
      </div>
    </div>
  );
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
