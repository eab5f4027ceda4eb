import { useLanguage } from '../../i18n/language-context.tsx';
import { homePage } from '../../routes/pages.ts';
import { useSiteMap } from '../../routes/site-map-context.ts';
import button from '../../ui/button/button.module.css';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import { Picture, type PictureSource } from '../../ui/picture/picture.tsx';
import styles from './not-found-page.module.css';

/** The page for unknown addresses. It is not in the site map: hosts show it as `404.html`. */
export function Page({ data }: { data: { picture: PictureSource } }) {
  const { t } = useLanguage();
  const { find } = useSiteMap();
  const [projects, blog] = [find({ page: 'projects' }), find({ page: 'blog' })];
  return (
    <div className={styles.screen}>
      <div data-opening="">
        <h1 tabIndex={-1}>{t('error_title')}</h1>
        <p className={styles.status}>{t('error_not_found')}</p>
        <p>{t('error_text')}</p>
        <ul className={styles.ways}>
          <li>
            <PageLink to={homePage} className={button.primary}>
              {t('error_home')}
            </PageLink>
          </li>
          {projects && (
            <li>
              <PageLink to={projects} className={button.button}>
                {t('error_projects')}
              </PageLink>
            </li>
          )}
          {blog && (
            <li>
              <PageLink to={blog} className={button.button}>
                {t('error_blog')}
              </PageLink>
            </li>
          )}
        </ul>
      </div>
      <div className={styles.picture}>
        <Picture source={data.picture} eager />
      </div>
    </div>
  );
}
