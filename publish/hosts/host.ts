import type { HeaderRule } from './headers.ts';
import type { Redirect } from './redirects.ts';

/** What the files for a host are made from. Every address begins with the base, where there is one. */
export interface BuiltSite {
  /** The pages by the address of their file, for example `/de/about.html`. */
  pages: ReadonlyMap<string, string>;
  headers: readonly HeaderRule[];
  redirects: readonly Redirect[];
}

/** Writes what a host reads: files by their place in `dist`, new ones and those that take a page's place. */
export type Host = (site: BuiltSite) => Map<string, string>;

/** The error pages, those of the deepest folders first: each holds for its folder. */
export function errorPages({ pages }: BuiltSite): { folder: string; file: string }[] {
  const files = [...pages.keys()].filter((file) => file.endsWith('/404.html'));
  return files.map((file) => ({ folder: file.slice(0, -'404.html'.length), file })).sort(byDepth);
}

const byDepth = (a: { folder: string }, b: { folder: string }): number => b.folder.length - a.folder.length;
