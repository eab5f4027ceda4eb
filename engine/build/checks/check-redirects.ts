import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../content/content.ts';
import { locateProblems } from '../../content/locate-problems.ts';
import { ContentError, type Problem } from '../../content/problems.ts';
import { offeredLanguages } from '../../i18n/languages.ts';
import { address, localize, pagePath, type SitePath } from '../../routes/addresses.ts';
import { listPages, pages } from '../../routes/pages.ts';
import { decodePath, type SourcedRedirect, sourcedRedirects } from '../hosts/redirects.ts';

/** Checks every redirect against pages, other redirects and built files; throws a ContentError with each broken one. */
export async function checkRedirects(content: Content, folder?: string): Promise<void> {
  const problems = findRedirectProblems(
    content,
    folder === undefined ? undefined : (path) => existsSync(join(folder, address(path))),
  );
  if (problems.length > 0) throw new ContentError(await locateProblems(content.folder, problems));
}

/**
 * Finds redirects that hide a page, a file or another redirect, that redirect twice, or that are broken.
 * @param isFile whether the built site has a file at a path; before a build, all files count as existing
 */
export function findRedirectProblems(content: Content, isFile?: (path: SitePath) => boolean): Problem[] {
  const paths = listPages(content).map((to) => pagePath(to));
  const pagePaths = new Set(offeredLanguages.flatMap(({ code }) => paths.map((path) => localize(path, code))));
  const has = (path: SitePath, file: boolean) =>
    pagePaths.has(plain(path)) || (/\.\w+$/.test(path) && (isFile ? isFile(path) : file));
  const redirects = sourcedRedirects(content);
  // A redirect that hides a page is reported itself; redirects to that page are valid.
  const byAddress = new Map(redirects.filter(({ from }) => !has(from, false)).map((one) => [one.from, one]));
  const first = new Map<string, SourcedRedirect>();
  const problems = new Map<string, Problem>();
  for (const redirect of redirects) {
    const { from, source } = redirect;
    const other = first.get(from);
    if (!other) first.set(from, redirect);
    const to = redirect.to.replace(/[?#].*/, '') as SitePath;
    const describe = () => {
      if (has(from, false)) return `cannot redirect from ${from}: it is a page or file`;
      if (other) return `${from} already redirects to ${other.to}`;
      if (to === from) return `${from} redirects to itself`;
      if (byAddress.has(to)) return `${from} redirects to ${to}, which redirects to ${byAddress.get(to)?.to}`;
      if (!has(to, true) && !isDisabled(redirect, to)) return `${from} redirects to ${to}, which does not exist`;
      return undefined;
    };
    // Of two redirects from one address, the owner’s is reported.
    const place = source ?? other?.source;
    const message = place && describe();
    const cause = `${place?.file} ${place?.key}`;
    if (message && !problems.has(cause)) problems.set(cause, { ...place, message });
  }
  return [...problems.values()];
}

/** The path as hosts normalise it: `/about` for `/%61bout/`. */
const plain = (path: SitePath): SitePath => (decodePath(path).replace(/(?<=.)\/$/, '') || '/') as SitePath;

/** A disabled page does not conflict with a redirect, which leads to the error page until the page is enabled. */
const isDisabled = ({ from }: SourcedRedirect, to: SitePath): boolean => {
  const [language] = offeredLanguages.filter(({ code }) => from.startsWith(`/${code}/`) && to.startsWith(`/${code}/`));
  const path = language ? to.slice(language.code.length + 1) : to;
  return Object.values(pages).some((entry) => entry.path === path);
};
