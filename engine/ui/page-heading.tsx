import { HeadingWords } from './heading-words.tsx';
import styles from './page-heading.module.css';

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
