import { useLanguage } from '../../i18n/language-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import styles from './profile-actions.module.css';

/** Pass, like and super like: each leads where it means to. */
export function ProfileActions() {
  const { t } = useLanguage();
  return (
    <ul className={styles.actions}>
      <li>
        <PageLink to={{ page: 'home' }} aria-label={t('about_pass')} title={t('about_pass')}>
          <Icon name="lucide:x" />
        </PageLink>
      </li>
      <li>
        <PageLink to={{ page: 'contact' }} className={styles.like} aria-label={t('about_like')} title={t('about_like')}>
          <Icon name="lucide:heart" />
        </PageLink>
      </li>
      <li>
        <PageLink to={{ page: 'projects' }} aria-label={t('about_superlike')} title={t('about_superlike')}>
          <Icon name="lucide:star" />
        </PageLink>
      </li>
    </ul>
  );
}
