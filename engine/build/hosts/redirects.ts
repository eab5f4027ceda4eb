import { configFile } from '../../content/code/read-code.ts';
import type { Content } from '../../content/content.ts';
import { site } from '../../content/site.ts';
import { offeredLanguages, sourceLanguage } from '../../i18n/languages.ts';
import { address, base, localize, pagePath, type SitePath } from '../../routes/addresses.ts';
import { listPages } from '../../routes/pages.ts';

/** A redirect from one address to another, both without the site's origin. */
export interface Redirect {
  from: SitePath;
  to: SitePath;
  /** 301 for good; 302 where the old address may live again. */
  status: 301 | 302;
}

/** A redirect, and the place in the content that it is made from; those that the engine makes of pages have none. */
export interface SourcedRedirect extends Redirect {
  source?: { file: string; key: string } | undefined;
}

type Path = Pick<SourcedRedirect, 'from' | 'to' | 'source'>;

/** All redirects of a site, as its host gets them. */
export function listRedirects(content: Content): Redirect[] {
  const redirects = sourcedRedirects(content).map(({ from, to, status }) => ({
    from: address(from),
    to: address(to),
    status,
  }));
  // Where the site lives below a path, the root of its host leads there.
  return base ? [{ from: '/', to: address('/'), status: 302 }, ...redirects] : redirects;
}

/**
 * Old and spoken addresses: `/blog/<slug>` and those of `fitout.config.ts` in every language, and `/en/…`; and those of
 * languages that are not offered or were taken away, which lead to English until they are offered. Each is
 * written out: every host knows such a list, and no wildcard can be made to lead elsewhere.
 */
export function sourcedRedirects(content: Content): SourcedRedirect[] {
  const old: Path[] = [
    ...content.articles.map(({ number, slug }) => ({
      from: `/blog/${slug}` as const,
      to: pagePath({ page: 'article', number: String(number) }),
      source: { file: `articles/${number}-${slug}/en.mdx`, key: 'slug' },
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
  const english: Path[] = [
    ...listPages(content)
      .map((to) => pagePath(to))
      .map((path) => ({ from: path === '/' ? ('' as SitePath) : path, to: path })),
    { from: '/', to: '/' },
    ...old,
  ];
  const toEnglish = (code: string, status: Redirect['status']) =>
    english.map(({ from, to, source }) => ({ from: `/${code}${from}` as const, to, status, source }));
  const silent = site.languages.filter(({ offered }) => !offered);
  return [...everywhere, ...toEnglish(sourceLanguage, 301), ...silent.flatMap(({ code }) => toEnglish(code, 302))];
}

/** The redirects of the site's own configuration, one for each article where they name its number or slug. */
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

/** The `_redirects` file of Cloudflare Pages and Netlify. */
export function writeRedirects(redirects: readonly Redirect[]): string {
  return `${redirects.map(({ from, to, status }) => `${from} ${to} ${status}`).join('\n')}\n`;
}

/** Reads a `_redirects` file back. What a host adds for lost addresses (status 404) is no redirect. */
export function parseRedirects(text: string): Redirect[] {
  return [...text.matchAll(/^(\/\S*) (\/\S*) (301|302)$/gm)].map(([, from, to, status]) => ({
    from: from as SitePath,
    to: to as SitePath,
    status: status === '302' ? 302 : 301,
  }));
}

/**
 * Finds where an address leads.
 * @returns the redirect, or undefined where the address stays
 */
export function redirectOf(redirects: readonly Redirect[], pathname: string): Redirect | undefined {
  return redirects.find(({ from }) => from === pathname);
}
