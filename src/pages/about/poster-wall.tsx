import { Picture } from '../../ui/picture/picture.tsx';
import type { AboutData } from './about-data.ts';
import styles from './poster-wall.module.css';

/** Some of the pictures as posters on a wall, three in a row; on phones they are in the carousel alone. */
export function PosterWall({
  pictures,
  className = '',
}: Pick<AboutData, 'pictures'> & { className?: string | undefined }) {
  const rows = Array.from({ length: Math.ceil(pictures.length / 3) }, (_, row) => pictures.slice(3 * row, 3 * row + 3));
  return rows.map((posters) => (
    <ul key={posters[0]?.caption} className={`${styles.wall} ${className}`} data-rise="">
      {posters.map(({ caption, picture }) => (
        <li key={caption}>
          <figure className={styles.poster}>
            <Picture source={picture} />
            <figcaption>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  ));
}
