import { useLanguage } from '../i18n/language-context.tsx';
import { address, fileUrl, localize } from '../routes/addresses.ts';
import { feeds } from '../routes/feeds.ts';
import button from '../ui/button/button.module.css';
import styles from './feed-addresses.module.css';
import { TargetedText } from './small-print.tsx';

/** The addresses of the feeds for copying. XML feeds are readable in browsers: engine/build/discovery/feed-page.ts. */
export function FeedAddresses() {
  const { t, language } = useLanguage();
  return (
    <TargetedText id="feeds" title={t('footer_feeds')} back="#small-print">
      <p>{t('feeds_subscribe')}</p>
      <ul className={styles.feeds}>
        {feeds.map(({ path: plain, name }) => {
          const path = localize(plain, language);
          return (
            <li key={name}>
              <b>{name}</b>
              {path.endsWith('.xml') ? (
                <a href={address(path)} translate="no">
                  {fileUrl(path)}
                </a>
              ) : (
                <span translate="no">{fileUrl(path)}</span>
              )}
              <button
                type="button"
                data-action="copy"
                data-text={fileUrl(path)}
                data-copied={t('blog_link_copied')}
                data-failed={t('blog_share_failed')}
                className={`${button.square} needs-script`}
              >
                {t('blog_copy')}
                <span className="visually-hidden"> ({name})</span>
              </button>
            </li>
          );
        })}
      </ul>
    </TargetedText>
  );
}
