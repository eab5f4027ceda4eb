import type { ComponentProps } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { pageAddress } from '../../routes/addresses.ts';
import type { SitePage } from '../../routes/pages.ts';

/** A link to a page of this site, in the current language. */
export function PageLink({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: SitePage }) {
  const { language } = useLanguage();
  return <a href={pageAddress(to, language)} {...rest} />;
}
