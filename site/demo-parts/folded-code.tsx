import styles from './folded-code.module.css';

interface Props {
  name: string;
  code: string;
  open?: boolean;
}

/** Code, such as JSON or HTML, folded below its name. */
export function FoldedCode({ name, code, open }: Props) {
  return (
    <details open={open || undefined} className={styles.folded} data-screen-only>
      <summary>{name}</summary>
      <pre translate="no">
        <code>{code}</code>
      </pre>
    </details>
  );
}
