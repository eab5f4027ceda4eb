import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import styles from './prose.module.css';

/** The text of an article: HTML that was made at build. */
export function Prose({ html, lang }: { html: string; lang?: string | undefined }) {
  const prose = useRef<HTMLDivElement>(null);
  useInnerNavigation(prose);
  return (
    <div
      ref={prose}
      id="prose"
      lang={lang}
      className={styles.prose}
      // In the browser the HTML is what the document already shows.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own articles, rendered by React at build.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Links inside ready-made HTML navigate like all others. */
function useInnerNavigation(inside: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href');
      if (!href?.startsWith('/') || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
        return;
      }
      event.preventDefault();
      void navigate(href, { viewTransition: true });
    };
    const element = inside.current;
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [inside, navigate]);
}
