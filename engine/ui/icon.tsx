import { createContext, use } from 'react';
import { type IconName, iconId } from './icon-name.ts';

/** Icons of the page, collected during rendering: the document draws each once, at its end. */
export const UsedIconsContext = createContext<Set<IconName> | undefined>(undefined);

/** The icons of the page so far; undefined in the browser, because the document already contains their drawings. */
export const useUsedIcons = (): Set<IconName> | undefined => use(UsedIconsContext);

/**
 * A line icon in the text’s colour, 1.25em wide and hidden from screen readers: the words beside it name it.
 * @throws Error at build time if no such icon is installed
 */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  useUsedIcons()?.add(name);
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`#${iconId(name)}`} />
    </svg>
  );
}
