import { useLanguage } from 'fitout/islands';
import type { ReactNode } from 'react';
import styles from './page-parts.module.css';
import type { PageLanguage } from './page-parts.ts';

interface Props {
  owner: string;
  language: PageLanguage | undefined;
  /** The content of its bar. */
  children: ReactNode;
}

/** A small drawing of the current page; each part has the number of its file. */
export function SmallPage({ owner, language, children }: Props) {
  const { t } = useLanguage();
  const [description, view, what, frontend] = language?.texts ?? [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is not a set of fields.
    <div role="group" aria-label={t('apart_page')} lang={language?.tag} className={styles.page}>
      <p className={styles.bar}>
        <Part number={1}>{owner}</Part>
        {children}
        <Part number={7} />
      </p>
      <p className={styles.title}>
        <Part number={2}>PortfolioHub</Part>
      </p>
      <p>{description}</p>
      <p className={styles.view}>
        <Part number={3}>{view}</Part>
      </p>
      <p className={styles.picture}>
        <svg viewBox="0 0 120 40" aria-hidden="true">
          <path d="M8 32h104" />
          <path d="M14 32V20h12v12zm20 0V12h12v20zm20 0V16h12v16z" />
          <path d="m76 28 10-8 8 4 14-14" />
        </svg>
        <Part number={4} />
      </p>
      <p className={styles.facts}>
        <strong>{what}</strong>
        <Part number={5}>TypeScript</Part>
        <Part number={6}>{frontend}</Part>
      </p>
    </div>
  );
}

/** A part with the number of its file, which the list below explains. */
function Part({ number, children }: { number: number; children?: string | undefined }) {
  return (
    <span>
      {children}
      <b>{number}</b>
    </span>
  );
}
