import { address } from '../site/addresses.ts';

/** An Iconify name: `set:name`. The build puts every icon that is named in content or below into one sprite. */
export type IconName = `${string}:${string}`;

/** Icons of the interface itself; those of the content are named there. */
export const interfaceIcons = [
  'lucide:menu',
  'lucide:x',
  'lucide:chevron-down',
  'lucide:chevron-left',
  'lucide:chevron-right',
  'lucide:sun-moon',
  'lucide:arrow-left',
  'lucide:arrow-right',
  'lucide:arrow-up',
  'lucide:external-link',
  'lucide:heart',
  'lucide:star',
  'lucide:check',
  'lucide:globe',
  'lucide:music',
  'lucide:map-pin',
  'lucide:mail',
  'lucide:hand',
  'lucide:notebook-pen',
  'lucide:bookmark',
  'lucide:bookmark-check',
  'lucide:share-2',
  'lucide:search',
  'lucide:corner-down-left',
  'lucide:file-down',
  'lucide:file-text',
  'lucide:contact',
  'lucide:braces',
] as const satisfies readonly IconName[];

/** Icons that are shown only when something has happened: a page brings them along, or those that stand for another. */
export const lateIcons: readonly { name: IconName; insteadOf?: IconName }[] = [
  { name: 'lucide:arrow-up' },
  { name: 'lucide:x' },
  { name: 'lucide:bookmark-check', insteadOf: 'lucide:bookmark' },
];

/** Path of the file with all icons. */
export const iconSprite = '/icons.svg';

/** Id of the element with the icons of the page that was loaded; the build puts it there. */
export const inlineIcons = 'icons';

/** Where an icon is drawn: in the page itself, or in the file with all of them. */
export function iconAddress(name: IconName): string {
  const part = `#${iconFileName(name)}`;
  return globalThis.document?.querySelector(`#${inlineIcons} ${part}`) ? part : address(iconSprite) + part;
}

/** A name as it can stand in an address: `lucide:mail` becomes `lucide-mail`. */
export const iconFileName = (name: IconName): string => name.replace(':', '-');
