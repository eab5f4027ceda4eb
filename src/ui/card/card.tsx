import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import type { PagePath } from '../../site/addresses.ts';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icons.ts';
import { usePageTurn } from '../navigation/page-turn.ts';
import { Picture } from '../picture/picture.tsx';
import type { PictureSource } from '../picture/picture-source.ts';
import styles from './card.module.css';

interface Props {
  /** The page whose header the cover grows into when it is opened. */
  growsTo: PagePath;
  picture: PictureSource;
  icon?: IconName | undefined;
  /** Class names of the page, for the card's place in its grid. */
  className?: string | undefined;
  children: ReactNode;
}

/** A card with its cover on top and a drawing in the cover's corner. The words are the children. */
export function Card({ growsTo, picture, icon, className, children }: Props) {
  const { localized } = useLanguage();
  const growing = usePageTurn(localized(growsTo));
  return (
    <article className={className ? `${styles.card} ${className}` : styles.card}>
      <div className={styles.cover}>
        <Picture source={picture} decorative className={`${styles.picture} ${growing ? styles.growing : ''}`} />
        {icon && (
          <span className={styles.corner}>
            <Icon name={icon} />
          </span>
        )}
      </div>
      <div className={styles.body}>{children}</div>
    </article>
  );
}
