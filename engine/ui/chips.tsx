import styles from './chips.module.css';

/** A row of short labels such as tags; nothing if there are none. `more` says how many are not shown. */
export function Chips({ labels, more, name }: { labels: readonly string[]; more?: string | undefined; name?: string }) {
  if (labels.length === 0) return undefined;
  return (
    <ul className={styles.chips} aria-label={name}>
      {labels.map((label) => (
        <li key={label}>{label}</li>
      ))}
      {more && <li>{more}</li>}
    </ul>
  );
}
