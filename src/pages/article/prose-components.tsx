import type { ComponentProps, ReactNode } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { address, type SitePath } from '../../site/addresses.ts';
import { ProseLink } from '../../ui/navigation/prose-link.tsx';
import styles from './prose.module.css';

/** What an article may use, besides Markdown. */
export const proseComponents = {
  a: ProseLink,
  img: ProsePicture,
  pre: CodeBlock,
  table: Table,
  Tip,
  Phases,
  Phase,
  PullQuote,
};

/** A picture between the words: `/pictures/door.png` is the file in `content/pictures`. */
function ProsePicture({ src = '', alt = '', ...rest }: ComponentProps<'img'>) {
  const own = src.startsWith('/') ? address(src as SitePath) : src;
  return <img src={own} alt={alt} loading="lazy" decoding="async" {...rest} />;
}

/** Code that scrolls by itself, with a button that copies it: src/browser/article-actions.ts. */
function CodeBlock(props: ComponentProps<'pre'>) {
  const { t } = useLanguage();
  return (
    <div className={styles.code}>
      <pre {...props} />
      <button
        type="button"
        data-action="copy"
        data-copied={t('blog_copied')}
        data-failed={t('blog_copy_failed')}
        className={`${styles.copy} needs-script`}
      >
        {t('blog_copy')}
      </button>
    </div>
  );
}

/** A table that scrolls by itself where it is wider than the text; with the keyboard, too. */
function Table(props: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a pointer.
    <div className={styles.table} tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** A card with a practical hint. */
function Tip({ title, children }: { title?: string; children: ReactNode }) {
  const { t } = useLanguage();
  const name = title ?? t('blog_tip');
  return (
    <div role="note" className={styles.tip} aria-label={name}>
      <p className={styles.tip_title}>{name}</p>
      {children}
    </div>
  );
}

/** Numbered cards, one after the other. Holds `Phase`. */
function Phases({ children }: { children: ReactNode }) {
  return <ol className={styles.phases}>{children}</ol>;
}

/** One of the numbered cards. */
function Phase({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <strong>{title}</strong>
      <div>{children}</div>
    </li>
  );
}

/** One striking sentence of the article itself. */
function PullQuote({ children }: { children: ReactNode }) {
  return <blockquote className={styles.quote}>{children}</blockquote>;
}
