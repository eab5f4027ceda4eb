import { defineIsland, Icon, Picture, type PictureSource, useLanguage } from 'fitout/islands';
import { useState } from 'react';
import styles from './carousel.module.css';
import { useSwipe } from './use-swipe.ts';

interface Props {
  pictures: { caption: string; picture: PictureSource }[];
}

function Carousel({ pictures }: Props) {
  const { t } = useLanguage();
  const [{ index, way }, setShown] = useState<{ index: number; way?: 'next' | 'previous' }>({ index: 0 });
  const total = pictures.length;
  const turn = (by: number) =>
    setShown((now) => ({ index: (now.index + by + total) % total, way: by < 0 ? 'previous' : 'next' }));
  const swipe = useSwipe({ onLeft: () => turn(1), onRight: () => turn(-1) });
  const shown = pictures[index];
  return (
    <section
      aria-label={t('about_carousel_label')}
      aria-roledescription={t('about_carousel_role')}
      className={styles.pictures}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') turn(1);
        if (key === 'ArrowLeft') turn(-1);
      }}
      {...swipe}
    >
      <div className={styles.frame} data-turn={way}>
        {shown && <Picture key={index} source={shown.picture} eager swiped />}
      </div>
      <div className={`${styles.bars} needs-script`}>
        {pictures.map(({ caption }, number) => (
          <button
            key={caption}
            type="button"
            aria-label={`${t('about_picture_of', { number: number + 1, total })}: ${caption}`}
            aria-current={number === index ? 'true' : undefined}
            onClick={() => turn(number - index)}
          />
        ))}
      </div>
      <button
        type="button"
        className={`${styles.arrow} ${styles.previous} needs-script`}
        aria-label={t('about_picture_previous')}
        onClick={() => turn(-1)}
      >
        <Icon name="lucide:chevron-left" />
      </button>
      <button
        type="button"
        className={`${styles.arrow} ${styles.next} needs-script`}
        aria-label={t('about_picture_next')}
        onClick={() => turn(1)}
      >
        <Icon name="lucide:chevron-right" />
      </button>
      <p aria-live="polite" className="visually-hidden">
        {`${t('about_picture_of', { number: index + 1, total })}: ${shown?.caption}`}
      </p>
    </section>
  );
}

export const island = defineIsland({
  name: 'carousel',
  Component: Carousel,
  words: [
    'about_carousel_label',
    'about_carousel_role',
    'about_picture_of',
    'about_picture_previous',
    'about_picture_next',
  ],
});
