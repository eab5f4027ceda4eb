import { Picture } from '../../ui/picture/picture.tsx';
import type { AboutData } from './about-data.ts';
import styles from './poster-wall.module.css';

/** Some of the pictures as posters on a wall, beside the profile; on phones they are in the carousel alone. */
export function PosterWall({
  pictures,
  className = '',
}: Pick<AboutData, 'pictures'> & { className?: string | undefined }) {
  if (pictures.length === 0) return undefined;
  return (
    <ul className={`${styles.wall} ${className}`} data-rise>
      {pictures.map(({ caption, picture }) => (
        <li key={caption}>
          <figure className={styles.poster}>
            <Picture source={picture} />
            <figcaption>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
