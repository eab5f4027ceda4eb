import { pagePath } from '../routes/addresses.ts';
import type { MenuLink } from '../routes/site-map.ts';
import { PageLink } from '../ui/navigation/page-link.tsx';

/** Links as list items, without the list around them. */
export const MenuLinks = ({ links }: { links: readonly MenuLink[] }) =>
  links.map(({ to, label, lang }) => (
    <li key={pagePath(to)}>
      <PageLink to={to} lang={lang}>
        {label}
      </PageLink>
    </li>
  ));
