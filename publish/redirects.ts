import type { Content } from '../src/content/content.ts';
import { offeredLanguages, sourceLanguage } from '../src/i18n/languages.ts';
import { localize, paths } from '../src/i18n/paths.ts';

/** A lasting redirect from one address to another, both without the site's origin. */
export interface Redirect {
  from: string;
  to: string;
}

/** Old and spoken addresses: `/blogs`, `/blogs/N`, `/blog/<slug>` in every language, and `/en/…`. */
export function listRedirects(content: Pick<Content, 'articles'>): Redirect[] {
  const old = [
    { from: '/blogs', to: paths.blog() },
    ...content.articles.flatMap(({ number, slug }) => [
      { from: `/blogs/${number}`, to: paths.article(number) },
      { from: `/blog/${slug}`, to: paths.article(number) },
    ]),
  ] as const;
  const everywhere = offeredLanguages.flatMap(({ code }) =>
    old.map(({ from, to }) => ({ from: localize(from as `/${string}`, code), to: localize(to, code) })),
  );
  return [...everywhere, { from: `/${sourceLanguage}`, to: '/' }, { from: `/${sourceLanguage}/*`, to: '/:splat' }];
}

/** The `_redirects` file of Cloudflare Pages and Netlify. */
export function writeRedirects(redirects: readonly Redirect[]): string {
  return `${redirects.map(({ from, to }) => `${from} ${to} 301`).join('\n')}\n`;
}

/** Reads a `_redirects` file back. */
export function parseRedirects(text: string): Redirect[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = ''] = line.split(' ');
      return { from, to };
    });
}

/**
 * Finds where a path leads.
 * @returns the new address, or undefined where the path stays
 */
export function redirectOf(redirects: readonly Redirect[], pathname: string): string | undefined {
  for (const { from, to } of redirects) {
    if (from === pathname) return to;
    const prefix = from.endsWith('/*') ? from.slice(0, -1) : undefined;
    if (prefix && pathname.startsWith(prefix)) return to.replace(':splat', pathname.slice(prefix.length));
  }
  return undefined;
}
