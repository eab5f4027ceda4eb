import type { ReactNode } from 'react';
import { site } from '../content/site.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import { hasLanguages } from '../i18n/languages.ts';
import { useMenu, useSiteMap } from '../routes/site-map-context.ts';
import { Band } from '../ui/band.tsx';
import { useBuild } from '../ui/build-context.ts';
import { Icon } from '../ui/icon.tsx';
import { Inline } from '../ui/inline.tsx';
import { ExternalLink } from '../ui/navigation/external-link.tsx';
import { PageLink } from '../ui/navigation/page-link.tsx';
import { FeedAddresses } from './feed-addresses.tsx';
import styles from './footer.module.css';
import { LanguageSelect } from './language-select.tsx';
import { MenuLinks } from './menu-links.tsx';
import { usePage } from './page-context.ts';
import { SmallPrint, SmallPrintLinks } from './small-print.tsx';

/**
 * The footer: links, contact, language, profiles, feeds and small print.
 * @param children what a site’s own footer adds, first in it
 */
export function Footer({ children }: { children?: ReactNode }) {
  const { t } = useLanguage();
  const { find } = useSiteMap();
  const { to: current } = usePage();
  const blog = find({ page: 'blog' });
  const accessibility = find({ page: 'accessibility' });
  return (
    <footer className={styles.footer} data-screen-only>
      <Band />
      {children}
      <div className={styles.columns}>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links">{t('footer_quick_links')}</h2>
          <ul className={styles.links}>
            <MenuLinks links={useMenu('footer')} />
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
          </ul>
        </div>
        {site.socials.length > 0 && (
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
        )}
        {hasLanguages && (
          <div>
            <h2>{t('footer_language')}</h2>
            <LanguageSelect id="footer-languages" />
          </div>
        )}
      </div>
      <div className={styles.small}>
        <p>
          <Copyright />
        </p>
        <ul className={styles.row} id="small-print">
          <SmallPrintLinks />
          {accessibility && (
            <li>
              <PageLink to={accessibility}>{t('footer_accessibility')}</PageLink>
            </li>
          )}
          {blog && (
            <li>
              <PageLink to={blog} fragment="feeds">
                {t('footer_feeds')}
              </PageLink>
            </li>
          )}
        </ul>
        <SmallPrint back="#small-print" />
        {/* Not on every page, because they would be 2% of its bytes. */}
        {current?.page === 'blog' && <FeedAddresses />}
      </div>
    </footer>
  );
}

const yearScript = "document.querySelector('[data-year]').textContent=new Date().getFullYear()";

/** The year of the build, which an inline script replaces by the visitor’s year before the first paint. */
function Copyright() {
  const { t } = useLanguage();
  const [before, after] = t('footer_copyright', { name: site.name, year: '\u0000' }).split('\u0000');
  return (
    <>
      {before}
      <span data-year="">{useBuild().day.slice(0, 4)}</span>
      <Inline tag="script" text={yearScript} />
      {after}
    </>
  );
}
