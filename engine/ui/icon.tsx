import { createContext, use } from 'react';
import { type IconName, iconId } from './icon-name.ts';

/** The icons that a page shows, gathered while it is rendered: the document draws them once, at its end. */
export const UsedIconsContext = createContext<Set<IconName> | undefined>(undefined);

/** The icons that the page shows so far; undefined in the browser, where their drawings are there already. */
export const useUsedIcons = (): Set<IconName> | undefined => use(UsedIconsContext);

/**
 * A line icon in the colour of the text around it, 1.25em wide. It says nothing to screen readers: the words beside it do.
 * @throws Error at build where no such icon is installed
 */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  useUsedIcons()?.add(name);
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`#${iconId(name)}`} />
    </svg>
  );
}
