import { type AboutData, Picture, useLanguage } from 'fitout/ui';
import styles from './anthems.module.css';

/** The favourite songs, each with its cover. */
export function Anthems({ songs, className }: { songs: AboutData['anthems']; className?: string | undefined }) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="anthems" className={className}>
      <h2 id="anthems">{t('about_anthems_title')}</h2>
      <ol className={styles.songs}>
        {songs.map(({ title, artist, lang, picture }) => (
          <li key={title}>
            <Picture source={picture} decorative className={styles.cover} />
            <div>
              <cite lang={lang}>{title}</cite>
              <p>{artist}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
