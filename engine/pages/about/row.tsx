import type { ReactNode } from 'react';
import styles from './about-page.module.css';

/** A section with its heading at the side. Renders nothing if `of` is empty. */
export function Row({
  id,
  title,
  of,
  children,
}: {
  id: string;
  title: string;
  of: readonly unknown[];
  children: ReactNode;
}) {
  if (of.length === 0) return undefined;
  return (
    <section aria-labelledby={id} className={styles.row}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
