import { site } from '../content/site.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import { paths } from '../site/addresses.ts';
import { Band } from '../ui/band.tsx';
import { Icon } from '../ui/icon.tsx';
import { ExternalLink } from '../ui/navigation/external-link.tsx';
import { PageLink } from '../ui/navigation/page-link.tsx';
import { useToday } from '../browser/today.ts';
import styles from './footer.module.css';
import { LanguageSelect } from './language-select.tsx';

const quickLinks = [
  { to: paths.home(), label: 'nav_link_home' },
  { to: paths.apps(), label: 'nav_link_projects' },
  { to: paths.about(), label: 'nav_link_about' },
  { to: paths.contact(), label: 'nav_link_contact' },
  { to: paths.career(), label: 'nav_link_career' },
  { to: paths.blog(), label: 'nav_link_blog' },
] as const;

/** Quick links, contact, language, profiles elsewhere, the small print and the year. */
export function Footer() {
  const { t } = useLanguage();
  const year = useToday().slice(0, 4);
  return (
    <footer className={styles.footer} data-screen-only>
      <Band />
      <div className={styles.columns}>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links">{t('footer_quick_links')}</h2>
          <ul className={styles.links}>
            {quickLinks.map(({ to, label }) => (
              <li key={to}>
                <PageLink to={to}>{t(label)}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>{t('footer_contact')}</h2>
          <ul className={styles.list}>
            <li>{site.name}</li>
            <li>{t('footer_place')}</li>
            <li>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </li>
            <li>
              <PageLink to={paths.resume()}>{t('nav_link_resume')}</PageLink>
            </li>
          </ul>
        </div>
        <div>
          <h2>{t('footer_social')}</h2>
          <ul className={styles.list}>
            {site.socials.map(({ label, url, icon }) => (
              <li key={url}>
                <ExternalLink href={url}>
                  <Icon name={icon} />
                  {t(label)}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{t('footer_language')}</h2>
          <LanguageSelect id="footer-languages" />
        </div>
      </div>
      <div className={styles.small}>
        <p>{t('footer_copyright', { year, name: site.name })}</p>
        <details id="privacy" name="small-print">
          <summary>{t('footer_privacy')}</summary>
          <p>{t('footer_privacy_text')}</p>
        </details>
        <details id="terms" name="small-print">
          <summary>{t('footer_terms')}</summary>
          <p>{t('footer_terms_text')}</p>
        </details>
        <PageLink to={paths.accessibility()} className={styles.page}>
          {t('footer_accessibility')}
        </PageLink>
      </div>
    </footer>
  );
}
