import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icons.ts';
import { Picture } from '../picture/picture.tsx';
import type { PictureSource } from '../picture/picture-source.ts';
import styles from './card.module.css';

interface Props {
  picture: PictureSource;
  icon?: IconName | undefined;
  /** Class names of the page, for the card's place in its grid. */
  className?: string | undefined;
  children: ReactNode;
}

/** A card with its cover on top and a drawing in the cover's corner. The words are the children. */
export function Card({ picture, icon, className, children }: Props) {
  return (
    <article className={className ? `${styles.card} ${className}` : styles.card}>
      <div className={styles.cover}>
        <Picture source={picture} alt="" className={styles.beads} />
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
