import type { ComponentProps } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { pageAddress } from '../../routes/addresses.ts';
import type { SitePage } from '../../routes/pages.ts';

/**
 * A link to a page of this site, in the current language.
 * @param fragment the id of an element of that page, such as `feeds`
 */
export function PageLink({
  to,
  fragment,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & { to: SitePage; fragment?: string }) {
  const { language } = useLanguage();
  const page = pageAddress(to, language);
  return <a href={fragment ? `${page}#${fragment}` : page} {...rest} />;
}
