import { useLanguage } from '../../i18n/language-context.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Downloads } from './downloads.tsx';
import styles from './head.module.css';
import { OtherLanguages } from './other-languages.tsx';
import type { ResumeData } from './resume-data.ts';

export function Head({ resume: { name, position, since, photo, qr, first, reading } }: { resume: ResumeData }) {
  const { t } = useLanguage();
  return (
    <header className={styles.head}>
      <div data-opening="">
        <h1 tabIndex={-1}>{name}</h1>
        <p className={styles.position}>
          {position}
          {since && <small> · {since}</small>}
        </p>
        <Downloads first={first} reading={reading} />
        <OtherLanguages />
      </div>
      {photo && (
        <figure className={styles.photo}>
          <Picture source={photo} />
        </figure>
      )}
      <figure className={styles.qr}>
        {/* Without the picture element, React would preload the image in the head, before the text. */}
        <picture>
          <img src={qr.address} alt={qr.alt} width="164" height="164" />
        </picture>
        <figcaption data-screen-only>{t('resume_qr_text')}</figcaption>
      </figure>
    </header>
  );
}
