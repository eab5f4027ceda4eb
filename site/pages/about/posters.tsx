import { type AboutData, Picture } from 'fitout/ui';
import styles from './posters.module.css';

/** The pictures after the first, for visitors without JavaScript, who cannot turn the carousel. */
export function Posters({ pictures }: Pick<AboutData, 'pictures'>) {
  if (pictures.length < 2) return undefined;
  return (
    <noscript>
      <ul className={styles.posters}>
        {pictures.slice(1).map(({ caption, picture }) => (
          <li key={caption}>
            <figure>
              <Picture source={picture} />
              <figcaption>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
