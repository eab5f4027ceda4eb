import { useState } from 'react';
import { site } from '../../content/site.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { AboutData } from './about-data.ts';
import styles from './carousel.module.css';
import { SwipeHint } from './swipe-hint.tsx';
import { useSwipe } from './use-swipe.ts';

/** The pictures of the profile: bars to jump, arrows and swipes to turn, round and round. */
export function Carousel({ pictures, age }: Pick<AboutData, 'pictures' | 'age'>) {
  const { t } = useLanguage();
  const [index, setIndex] = useState(0);
  const total = pictures.length;
  const turn = (by: number) => setIndex((now) => (now + by + total) % total);
  const swipe = useSwipe({ onLeft: () => turn(1), onRight: () => turn(-1) });
  const shown = pictures[index];
  return (
    <section
      aria-label={t('about_carousel_label')}
      aria-roledescription={t('about_carousel_role')}
      className={styles.carousel}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') turn(1);
        if (key === 'ArrowLeft') turn(-1);
      }}
      {...swipe}
    >
      <div className={styles.frame}>{shown && <Picture key={index} source={shown.picture} eager="first" />}</div>
      <div className={styles.bars}>
        {pictures.map(({ caption }, number) => (
          <button
            key={caption}
            type="button"
            aria-label={`${t('about_picture_of', { number: number + 1, total })}: ${caption}`}
            aria-current={number === index || undefined}
            onClick={() => setIndex(number)}
          />
        ))}
      </div>
      <button
        type="button"
        className={`${styles.arrow} ${styles.previous}`}
        aria-label={t('about_picture_previous')}
        onClick={() => turn(-1)}
      >
        <Icon name="lucide:chevron-left" />
      </button>
      <button
        type="button"
        className={`${styles.arrow} ${styles.next}`}
        aria-label={t('about_picture_next')}
        onClick={() => turn(1)}
      >
        <Icon name="lucide:chevron-right" />
      </button>
      <p aria-live="polite" className="visually-hidden">
        {t('about_picture_of', { number: index + 1, total })}: {shown?.caption}
      </p>
      <SwipeHint />
      <div className={styles.plate}>
        <h1 tabIndex={-1}>
          {site.name}{' '}
          <span aria-hidden="true" className={styles.age}>
            {age}
          </span>
          <span className="visually-hidden">, {t('about_age', { count: age })}</span>
        </h1>
        <p>
          {t('about_occupation')} · {t('about_distance')}
        </p>
        <p>
          <Icon name="lucide:map-pin" className={styles.pin} />
          {t('about_location')}
        </p>
      </div>
    </section>
  );
}
