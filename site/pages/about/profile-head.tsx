import { type AboutData, Icon, Island, Picture, separator, site, useLanguage } from 'fitout/ui';
import { island as carousel } from './carousel.island.tsx';
import styles from './carousel.module.css';
import { SwipeHint } from './swipe-hint.tsx';

/** The pictures of the profile with name, age and place on them. A single picture needs no carousel. */
export function ProfileHead({ pictures, portrait, age }: Pick<AboutData, 'pictures' | 'portrait' | 'age'>) {
  const { t } = useLanguage();
  return (
    <div className={styles.carousel}>
      {pictures.length > 1 ? (
        <>
          <Island of={carousel} props={{ pictures }} />
          <SwipeHint />
        </>
      ) : (
        <div className={styles.pictures}>
          <div className={styles.frame}>
            <Picture source={portrait} eager />
          </div>
        </div>
      )}
      <div className={styles.plate} data-opening="">
        <h1 tabIndex={-1}>
          {site.name}
          {age !== undefined && (
            <>
              {' '}
              <span aria-hidden="true" className={styles.age}>
                {age}
              </span>
              <span className="visually-hidden">, {t('about_age', { count: age })}</span>
            </>
          )}
        </h1>
        <p>
          {t('about_occupation')}
          {separator}
          {t('about_distance')}
        </p>
        <p>
          <Icon name="lucide:map-pin" className={styles.pin} />
          {t('about_location')}
        </p>
      </div>
    </div>
  );
}
