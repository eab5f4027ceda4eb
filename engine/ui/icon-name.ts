/** An Iconify name: `set:name`. */
export type IconName = `${string}:${string}`;

/** The id of an icon’s drawing: `lucide-mail` for `lucide:mail`. */
export const iconId = (name: IconName): string => name.replace(':', '-');
