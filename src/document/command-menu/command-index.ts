import type { PagePath } from '../../site/addresses.ts';

/** A page that the command menu leads to. */
export interface CommandTarget {
  group: 'pages' | 'projects' | 'articles';
  label: string;
  /** Set where the label is not in the menu's language. */
  lang?: string;
  /** The English path. */
  path: PagePath;
}

/** Path of a language's targets: a file made at build, read when the menu is first opened. */
export const commandIndex = (language: string): PagePath => `/commands/${language}.json`;
