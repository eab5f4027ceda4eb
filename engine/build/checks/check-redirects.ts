import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../content/content.ts';
import { placeProblems } from '../../content/place-problems.ts';
import { ContentError, type Problem } from '../../content/problems.ts';
import { offeredLanguages } from '../../i18n/languages.ts';
import { address, localize, pagePath, type SitePath } from '../../routes/addresses.ts';
import { listPages, pages } from '../../routes/pages.ts';
import { type SourcedRedirect, sourcedRedirects } from '../hosts/redirects.ts';

/**
 * Checks every redirect of a site against its pages and the other redirects, and against its files where it is built.
 * @param folder the built site, before it takes the place of the old one
 * @throws ContentError with file, line and key of each redirect that hides something or leads nowhere
 */
export async function checkRedirects(content: Content, folder?: string): Promise<void> {
  const problems = findRedirectProblems(
    content,
    folder === undefined ? undefined : (path) => existsSync(join(folder, address(path))),
  );
  if (problems.length > 0) throw new ContentError(await placeProblems(content.folder, problems));
}

/**
 * Finds redirects from an address that a page, a file or another redirect has, and to one that redirects or does not exist.
 * @param isFile whether the built site has a file at a path; until it is built, files that redirects lead to are there
 * @returns a problem for each field that causes one, however many languages and articles it stands for
 */
export function findRedirectProblems(content: Content, isFile?: (path: SitePath) => boolean): Problem[] {
  const paths = listPages(content).map((to) => pagePath(to));
  const pagePaths = new Set(offeredLanguages.flatMap(({ code }) => paths.map((path) => localize(path, code))));
  const has = (path: SitePath, file: boolean) =>
    pagePaths.has(plain(path)) || (/\.\w+$/.test(path) && (isFile ? isFile(path) : file));
  const redirects = sourcedRedirects(content);
  // What hides a page is told by itself: what leads to that page is right.
  const leading = new Map(redirects.filter(({ from }) => !has(from, false)).map((one) => [one.from, one]));
  const first = new Map<string, SourcedRedirect>();
  const problems = new Map<string, Problem>();
  for (const redirect of redirects) {
    const { from, source } = redirect;
    const other = first.get(from);
    if (!other) first.set(from, redirect);
    const to = redirect.to.replace(/[?#].*/, '') as SitePath;
    const message = () => {
      if (has(from, false)) return `${from} would redirect, and is the address of a page or file`;
      if (other) return `${from} redirects already, to ${other.to}`;
      if (to === from) return `${from} redirects to itself`;
      if (leading.has(to)) return `${from} leads to ${to}, which redirects to ${leading.get(to)?.to}`;
      if (!has(to, true) && !isDisabled(redirect, to)) return `${from} leads to ${to}, which does not exist`;
      return undefined;
    };
    // Of two redirects from one address, the one that the owner wrote is named.
    const place = source ?? other?.source;
    const said = place && message();
    const cause = `${place?.file} ${place?.key}`;
    if (said && !problems.has(cause)) problems.set(cause, { ...place, message: said });
  }
  return [...problems.values()];
}

/** As hosts take a path: `/%61bout/` is `/about`. */
const plain = (path: SitePath): SitePath => {
  try {
    return (decodeURIComponent(path).replace(/(?<=.)\/$/, '') || '/') as SitePath;
  } catch {
    return path;
  }
};

/** A page that the owner does without takes no redirect's place: it leads to the error page until the page is there. */
const isDisabled = ({ from }: SourcedRedirect, to: SitePath): boolean => {
  const [language] = offeredLanguages.filter(({ code }) => from.startsWith(`/${code}/`) && to.startsWith(`/${code}/`));
  const path = language ? to.slice(language.code.length + 1) : to;
  return Object.values(pages).some((entry) => entry.path === path);
};
