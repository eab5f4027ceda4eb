import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/language-context.tsx';
import { pathOf } from '../../site/addresses.ts';
import { trustProse } from '../../ui/prose/trusted-html.ts';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';
import styles from './prose.module.css';

/** The text of an article: HTML that was made at build. */
export function Prose({ html, lang }: { html: string; lang?: string | undefined }) {
  const prose = useRef<HTMLDivElement>(null);
  // One object for one text: React compares it, and would write the text anew with each render.
  const trusted = useMemo(() => trustProse(html), [html]);
  useInnerNavigation(prose);
  useCopyButtons(prose);
  return (
    <div
      ref={prose}
      id="prose"
      lang={lang}
      className={styles.prose}
      data-rise
      // In the browser the HTML is what the document already shows.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own articles, rendered by React at build.
      dangerouslySetInnerHTML={{ __html: trusted }}
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
      void navigate(pathOf(href), { viewTransition: true });
    };
    const element = inside.current;
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [inside, navigate]);
}

/** The buttons beside code copy it, and say whether that worked. */
function useCopyButtons(inside: RefObject<HTMLElement | null>): void {
  const { t } = useLanguage();
  const { notify } = useSnackbar();
  useEffect(() => {
    const copy = async (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('[data-copy]') : null;
      if (!button) return;
      try {
        await navigator.clipboard.writeText(button.parentElement?.querySelector('pre')?.textContent ?? '');
        notify(t('blog_copied'));
      } catch {
        notify(t('blog_copy_failed'), 'error');
      }
    };
    const element = inside.current;
    element?.addEventListener('click', copy);
    return () => element?.removeEventListener('click', copy);
  }, [inside, notify, t]);
}
