import type { ReactNode } from 'react';
import { HeadingWords } from './heading-words.tsx';
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

/** The top of a page: its only first-level heading, and a line below it. `lang` where they are not in the page’s language. */
export function PageHeading({ title, text, lang }: { title: string; text?: string; lang?: string | undefined }) {
  return (
    <header className={styles.heading} lang={lang} data-opening="">
      <h1 tabIndex={-1}>
        <HeadingWords lang={lang}>{title}</HeadingWords>
      </h1>
      {text && <p>{text}</p>}
    </header>
  );
}
