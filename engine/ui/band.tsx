import styles from './band.module.css';

/** A decorative beadwork band between two main sections. */
export function Band() {
  return <div aria-hidden="true" className={styles.band} data-screen-only />;
}
