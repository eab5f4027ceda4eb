import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getIconData, type IconifyIcon } from '@iconify/utils';

const require = createRequire(import.meta.url);
const sets = new Map<string, Parameters<typeof getIconData>[0] | undefined>();

/** Finds an icon, `set:name`, in the installed Iconify sets. */
export function findIcon(name: string): IconifyIcon | undefined {
  const [prefix = '', icon = ''] = name.split(':');
  const set = setOf(prefix);
  const known = set && [set.icons, set.aliases].some((names) => names && Object.hasOwn(names, icon));
  return (known && getIconData(set, icon)) || undefined;
}

/**
 * The icons of an installed Iconify set with their aliases, without the prefix; none where the set is not installed.
 */
export function iconNames(prefix: string): string[] {
  const { icons = {}, aliases = {} } = setOf(prefix) ?? {};
  return [...Object.keys(icons), ...Object.keys(aliases)];
}

function setOf(prefix: string) {
  if (!sets.has(prefix)) sets.set(prefix, readSet(prefix));
  return sets.get(prefix);
}

function readSet(prefix: string) {
  if (!/^[a-z0-9-]+$/.test(prefix)) return undefined;
  try {
    return JSON.parse(readFileSync(require.resolve(`@iconify-json/${prefix}/icons.json`), 'utf8'));
  } catch {
    return undefined;
  }
}
