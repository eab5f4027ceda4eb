import type { ComponentProps } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';

/** A link to another site, which opens a new tab and says so to screen readers. */
export function ExternalLink({ children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const { t } = useLanguage();
  return (
    <a target="_blank" {...rest}>
      {children}
      {!rest['aria-label'] && <span className="visually-hidden"> ({t('nav_opens_new_tab')})</span>}
    </a>
  );
}
