import { useNavigate } from 'react-router';
import styles from './prose.module.css';

/** The text of an article: HTML that was made at build. Links inside it navigate like all others. */
export function Prose({ html, lang }: { html: string; lang?: string | undefined }) {
  const navigate = useNavigate();
  return (
    <div
      id="prose"
      lang={lang}
      className={styles.prose}
      // In the browser the HTML is what the document already shows.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
      onClick={(event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        const href = link?.getAttribute('href');
        if (!href?.startsWith('/') || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
          return;
        event.preventDefault();
        void navigate(href, { viewTransition: true });
      }}
    />
  );
}
