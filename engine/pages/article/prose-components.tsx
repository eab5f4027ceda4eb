import type { ComponentProps, ReactNode } from 'react';
import type { Pictures } from '../../content/pictures/pictures.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { figureWith } from '../../ui/figure/figure.tsx';
import { Measured } from '../../ui/measured/measured.tsx';
import { richComponents } from '../../ui/prose/rich-prose.tsx';
import { Term } from '../../ui/prose/term.tsx';
import { Translations } from '../../ui/translations/translations.tsx';
import { videoWith } from '../../ui/video/video.tsx';
import styles from './prose.module.css';

/** Components for articles; `foreign` if the text is in another language than its page. */
export const proseComponents = (pictures: Pictures, foreign: boolean) => ({
  ...richComponents(pictures, foreign),
  pre: CodeBlock,
  Tip,
  Phases,
  Phase,
  PullQuote,
  Figure: figureWith(pictures),
  Video: videoWith(pictures),
  Measured,
  Term,
  Translations,
});

/** Scrollable code with a copy button: engine/browser/article-actions.ts. */
function CodeBlock({ 'data-title': title, ...props }: ComponentProps<'pre'> & { 'data-title'?: string }) {
  const { t } = useLanguage();
  return (
    <div className={styles.code}>
      {title && <p className="file-name">{title}</p>}
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

function Phases({ children }: { children: ReactNode }) {
  return <ol className={styles.phases}>{children}</ol>;
}

function Phase({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <strong>{title}</strong>
      <div>{children}</div>
    </li>
  );
}

function PullQuote({ children }: { children: ReactNode }) {
  return <blockquote className={styles.quote}>{children}</blockquote>;
}
