import type { ComponentProps } from 'react';
import { filesFolder } from '../../content/files/files-beside.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { address, localize, type SitePath } from '../../routes/addresses.ts';
import { ExternalLink } from './external-link.tsx';

/** A link in the owner’s prose: internal ones keep the page’s language, external ones open a new tab. */
export function ProseLink({ href = '', ...rest }: ComponentProps<'a'>) {
  const { language } = useLanguage();
  if (href.startsWith(filesFolder)) return <a href={address(href as SitePath)} download {...rest} />;
  if (href.startsWith('/')) return <a href={address(localize(href as SitePath, language))} {...rest} />;
  if (/^https?:/.test(href)) return <ExternalLink href={href} {...rest} />;
  return <a href={href} {...rest} />;
}
