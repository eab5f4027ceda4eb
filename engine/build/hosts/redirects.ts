import { configFile } from '../../content/code/read-code.ts';
import type { Content } from '../../content/content.ts';
import { site } from '../../content/site.ts';
import { offeredLanguages, sourceLanguage } from '../../i18n/languages.ts';
import { address, base, localize, pagePath, type SitePath } from '../../routes/addresses.ts';
import { listPages } from '../../routes/pages.ts';

/** A redirect between addresses without the site’s origin. */
export interface Redirect {
  from: SitePath;
  to: SitePath;
  /** 301 for a permanent redirect; 302 where the old address may be used again. */
  status: 301 | 302;
}

/** A redirect with the place in the content that defines it; redirects that the engine adds for pages have none. */
export interface SourcedRedirect extends Redirect {
  source?: { file: string; key: string } | undefined;
}

type Path = Pick<SourcedRedirect, 'from' | 'to' | 'source'>;

/** The redirects of the site as addresses, base included, with one from the host’s root to a site below a path. */
export function listRedirects(content: Content): Redirect[] {
  const redirects = sourcedRedirects(content).map(({ from, to, status }) => ({
    from: address(from),
    to: address(to),
    status,
  }));
  // The root of the host redirects to a site below a path.
  return base ? [{ from: '/', to: address('/'), status: 302 }, ...redirects] : redirects;
}

/**
 * The redirects of article slugs, of the default language with a prefix (`/en/…`), of `fitout.config.ts`, and of
 * languages that are not offered. They have no wildcards, so that every host supports them.
 */
export function sourcedRedirects(content: Content): SourcedRedirect[] {
  const old: Path[] = [
    ...content.articles.map(({ number, slug }) => ({
      from: `/blog/${slug}` as const,
      to: pagePath({ page: 'article', number: String(number) }),
      source: { file: `articles/${number}-${slug}/${sourceLanguage}.mdx`, key: 'slug' },
    })),
    ...ownRedirects(content),
  ];
  const everywhere = offeredLanguages.flatMap(({ code }) =>
    old.map(({ from, to, source }) => ({
      from: localize(from, code),
      to: localize(to, code),
      status: 301 as const,
      source,
    })),
  );
  const unprefixed: Path[] = [
    ...listPages(content)
      .map((to) => pagePath(to))
      .map((path) => ({ from: path === '/' ? ('' as SitePath) : path, to: path })),
    { from: '/', to: '/' },
    ...old,
  ];
  const toDefault = (code: string, status: Redirect['status']) =>
    unprefixed.map(({ from, to, source }) => ({ from: `/${code}${from}` as const, to, status, source }));
  const notOffered = site.languages.filter(({ offered }) => !offered);
  return [...everywhere, ...toDefault(sourceLanguage, 301), ...notOffered.flatMap(({ code }) => toDefault(code, 302))];
}

function ownRedirects({ code, articles }: Content): Path[] {
  return code.redirects.flatMap(({ from, to }, index) => {
    const source = { file: configFile, key: `redirects.${index}` };
    if (!/:(number|slug)\b/.test(from)) return [{ from, to, source }];
    return articles.map(({ number, slug }) => {
      const fill = (path: SitePath) => path.replace(':number', String(number)).replace(':slug', slug) as SitePath;
      return { from: fill(from), to: fill(to), source };
    });
  });
}

/** Writes a `_redirects` file for Netlify and Cloudflare Pages: a line `from to status` for each redirect. */
export function formatRedirects(redirects: readonly Redirect[]): string {
  return `${redirects.map(({ from, to, status }) => `${from} ${to} ${status}`).join('\n')}\n`;
}

/** Reads a `_redirects` file. A rewrite for error pages (status 404) is not a redirect. */
export function parseRedirects(text: string): Redirect[] {
  return [...text.matchAll(/^(\/\S*) (\/\S*) (301|302)$/gm)].map(([, from, to, status]) => ({
    from: from as SitePath,
    to: to as SitePath,
    status: status === '302' ? 302 : 301,
  }));
}

/** @param pathname decoded, as servers compare addresses */
export function redirectOf(redirects: readonly Redirect[], pathname: string): Redirect | undefined {
  return redirects.find(({ from }) => decodePath(from) === pathname);
}

/** Decodes a path: `/über` for `/%C3%BCber`. A path that cannot be decoded stays as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
