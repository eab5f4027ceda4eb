import type { ComponentProps, ReactNode } from 'react';
import { localize, type PagePath } from '../../i18n/paths.ts';
import type { PageSource } from '../page-data.ts';
import styles from './prose.module.css';

/** What an article may use: links that keep the page's language, tip cards, phase cards, pull quotes. */
export function proseComponents({ language, t }: PageSource) {
  return {
    a: ({ href = '', ...rest }: ComponentProps<'a'>) =>
      href.startsWith('/') ? (
        <a href={localize(href as PagePath, language)} {...rest} />
      ) : (
        <a href={href} {...(/^https?:/.test(href) && { target: '_blank', rel: 'noopener' })} {...rest} />
      ),
    /** A card with a practical hint. */
    Tip: ({ title = t('blog_tip'), children }: { title?: string; children: ReactNode }) => (
      <aside className={styles.tip} aria-label={title}>
        <p className={styles.tip_title}>{title}</p>
        {children}
      </aside>
    ),
    /** Numbered cards, one after the other. Holds `Phase`. */
    Phases: ({ children }: { children: ReactNode }) => <ol className={styles.phases}>{children}</ol>,
    Phase: ({ title, children }: { title: string; children: ReactNode }) => (
      <li>
        <strong>{title}</strong>
        <div>{children}</div>
      </li>
    ),
    /** One striking sentence of the article itself. */
    PullQuote: ({ children }: { children: ReactNode }) => <blockquote className={styles.quote}>{children}</blockquote>,
  };
}
