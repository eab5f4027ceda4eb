import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/language-context.tsx';
import type { PagePath } from '../../site/addresses.ts';

/** A link to a page of this site, in the language that is shown. `to` is an address of `paths`. */
export function PageLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { to: PagePath }) {
  const { localized } = useLanguage();
  return <Link to={localized(to)} viewTransition {...rest} />;
}
