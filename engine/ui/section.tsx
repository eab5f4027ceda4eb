import type { ReactNode } from 'react';
import styles from './section.module.css';

/** A main section of a page with a second-level heading, in the site’s width. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={styles.section} data-rise="">
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
