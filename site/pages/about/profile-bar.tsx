import { button, Icon, PageLink, useLanguage, useSiteMap } from 'fitout/ui';
import styles from './page.module.css';

/** The app’s top bar: its logo, and a link to the contact page. */
export function ProfileBar() {
  const { t } = useLanguage();
  const contact = useSiteMap().find({ page: 'contact' });
  return (
    <div className={styles.bar}>
      <p className={styles.logo}>
        <Icon name="tabler:heart" />
        {t('about_app_name')}
      </p>
      {contact && (
        <PageLink to={contact} className={button.square}>
          <Icon name="lucide:mail" />
          {t('about_hire')}
        </PageLink>
      )}
    </div>
  );
}
