import type { HeaderRule } from './headers.ts';
import type { Redirect } from './redirects.ts';

/** What the files for a host are made from. Every address begins with the base, where there is one. */
export interface BuiltSite {
  /** The files of the error pages, for example `/de/404.html`. */
  errorPages: readonly string[];
  headers: readonly HeaderRule[];
  redirects: readonly Redirect[];
}

export interface Host {
  write: (site: BuiltSite) => Map<string, string>;
  /** True where the host sends no headers of ours: each page brings its policy along, as far as a page can. */
  policyInPages?: boolean;
}

/** The error pages, those of the deepest folders first: each holds for its folder. */
export function sortErrorPages({ errorPages }: BuiltSite): { folder: string; file: string }[] {
  return errorPages.map((file) => ({ folder: file.slice(0, -'404.html'.length), file })).sort(byDepth);
}

const byDepth = (a: { folder: string }, b: { folder: string }): number => b.folder.length - a.folder.length;
