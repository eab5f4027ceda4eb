import styles from './band.module.css';

/** A beadwork band between two great sections. Decoration. */
export function Band() {
  return <div aria-hidden="true" className={styles.band} data-screen-only />;
}
