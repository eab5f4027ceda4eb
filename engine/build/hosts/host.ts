import type { HeaderRule } from './headers.ts';
import type { Redirect } from './redirects.ts';

export interface BuiltSite {
  errorPages: readonly string[];
  headers: readonly HeaderRule[];
  redirects: readonly Redirect[];
}

export interface Host {
  write: (site: BuiltSite) => Map<string, string>;
  /** True where the host cannot send the site’s headers, so that each page contains its policy. */
  policyInPages?: boolean;
}

/** The error pages with the folder that each is for, deepest folder first: hosts use the first that matches. */
export function sortErrorPages({ errorPages }: BuiltSite): { folder: string; file: string }[] {
  return errorPages.map((file) => ({ folder: file.slice(0, -'404.html'.length), file })).sort(byDepth);
}

const byDepth = (a: { folder: string }, b: { folder: string }): number => b.folder.length - a.folder.length;
