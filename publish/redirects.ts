import type { Content } from '../src/content/content.ts';
import { site } from '../src/content/site.ts';
import { offeredLanguages, sourceLanguage } from '../src/i18n/languages.ts';
import { localize, paths } from '../src/i18n/paths.ts';

/** A redirect from one address to another, both without the site's origin. */
export interface Redirect {
  from: string;
  to: string;
  /** 301 for good; 302 where the old address may live again. */
  status: 301 | 302;
}

/**
 * Old and spoken addresses: `/blogs`, `/blogs/N`, `/blog/<slug>` in every language, and `/en/…`; and those of
 * languages that are held back or were taken away, which lead to English until they are offered. */
export function listRedirects(content: Pick<Content, 'articles'>): Redirect[] {
  const old = [
    { from: '/blogs', to: paths.blog() },
    ...content.articles.flatMap(({ number, slug }) => [
      { from: `/blogs/${number}`, to: paths.article(number) },
      { from: `/blog/${slug}`, to: paths.article(number) },
    ]),
  ] as const;
  const everywhere = offeredLanguages.flatMap(({ code }) =>
    old.map(({ from, to }) => ({
      from: localize(from as `/${string}`, code),
      to: localize(to, code),
      status: 301 as const,
    })),
  );
  const toEnglish = (code: string, status: Redirect['status']) => [
    { from: `/${code}`, to: '/', status },
    { from: `/${code}/*`, to: '/:splat', status },
  ];
  const silent = site.languages.filter(({ offered }) => !offered);
  return [...everywhere, ...toEnglish(sourceLanguage, 301), ...silent.flatMap(({ code }) => toEnglish(code, 302))];
}

/** The `_redirects` file of Cloudflare Pages and Netlify. */
export function writeRedirects(redirects: readonly Redirect[]): string {
  return `${redirects.map(({ from, to, status }) => `${from} ${to} ${status}`).join('\n')}\n`;
}

/** Reads a `_redirects` file back. */
export function parseRedirects(text: string): Redirect[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = '', status] = line.split(' ');
      return { from, to, status: status === '302' ? 302 : 301 };
    });
}

/**
 * Finds where a path leads.
 * @returns the new address and the status, or undefined where the path stays
 */
export function redirectOf(
  redirects: readonly Redirect[],
  pathname: string,
): Pick<Redirect, 'to' | 'status'> | undefined {
  for (const { from, to, status } of redirects) {
    if (from === pathname) return { to, status };
    const prefix = from.endsWith('/*') ? from.slice(0, -1) : undefined;
    if (prefix && pathname.startsWith(prefix))
      return { to: to.replace(':splat', pathname.slice(prefix.length)), status };
  }
  return undefined;
}
