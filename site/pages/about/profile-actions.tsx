import { homePage, Icon, PageLink, useLanguage, useSiteMap } from 'fitout/ui';
import styles from './profile-actions.module.css';

/** Pass, like and super like: links to the home page, the contact page and the projects. */
export function ProfileActions() {
  const { t } = useLanguage();
  const { find } = useSiteMap();
  const [contact, projects] = [find({ page: 'contact' }), find({ page: 'projects' })];
  return (
    <ul className={styles.actions} data-screen-only>
      <li>
        <PageLink to={homePage} aria-label={t('about_pass')} title={t('about_pass')}>
          <Icon name="lucide:x" />
        </PageLink>
      </li>
      {contact && (
        <li>
          <PageLink to={contact} className={styles.like} aria-label={t('about_like')} title={t('about_like')}>
            <Icon name="tabler:heart" />
          </PageLink>
        </li>
      )}
      {projects && (
        <li>
          <PageLink to={projects} aria-label={t('about_superlike')} title={t('about_superlike')}>
            <Icon name="tabler:star" />
          </PageLink>
        </li>
      )}
    </ul>
  );
}
