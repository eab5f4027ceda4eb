import { createHash } from 'node:crypto';
import { address, notFoundPath, parsePath, type SitePath } from '../../src/site/addresses.ts';

/** The hashes of inline scripts and styles, as a policy names them. */
interface InlineHashes {
  scripts: Set<string>;
  styles: Set<string>;
}

/** The hashes of all pages, by the rule that holds for them: see `ruleOf`. */
export type SiteHashes = Map<string, InlineHashes>;

/** The rule of every page that has no narrower one. */
export const everywhere = address('/*');

/** The error pages have no rule of their own: they stand in for any page. */
export const lost = address(notFoundPath);

/** Inline scripts that run or steer the loading; blocks of data need no leave. */
const inlineScript = /<script(?: type="(?:speculationrules|importmap|module)")?>([\s\S]*?)<\/script>/g;

/**
 * The path for which a page's policy is written: a hash is fifty bytes before the first paint of each page under it, and
 * hosts take no more than 2,000 characters. The home page, where most arrive, has its own; so have the pages of a folder.
 * @param path a page of the site, for example `/de/blog/4`
 * @returns as a rule's path, for example `/de/blog/*`, or `/de` for a home page
 */
export function ruleOf(path: SitePath): string {
  const { path: english } = parsePath(path);
  if (english === notFoundPath) return lost;
  if (english === '/') return address(path);
  return english.lastIndexOf('/') > 0 ? address(path.replace(/[^/]+$/, '*') as SitePath) : everywhere;
}

/** Adds the hashes of a page's inline scripts and styles to those of its rule. */
export function addHashes(html: string, rule: string, site: SiteHashes): void {
  const hashes = noHashes();
  for (const [, text = ''] of html.matchAll(inlineScript)) hashes.scripts.add(hashOf(text));
  for (const [, text = ''] of html.matchAll(/<style>([\s\S]*?)<\/style>/g)) hashes.styles.add(hashOf(text));
  joinHashes(new Map([[rule, hashes]]), site);
}

/** Adds the hashes of some pages to those of others. */
export function joinHashes(some: SiteHashes, site: SiteHashes): void {
  for (const [rule, { scripts, styles }] of some) {
    const whole = site.get(rule) ?? noHashes();
    site.set(rule, { scripts: whole.scripts.union(scripts), styles: whole.styles.union(styles) });
  }
}

const noHashes = (): InlineHashes => ({ scripts: new Set(), styles: new Set() });

/**
 * What the pages of a rule may load and do, as far as a page can say it itself: `frame-ancestors` counts in a header only.
 * @see https://www.w3.org/TR/CSP3/
 */
export function policyOf(rule: string, site: SiteHashes): string[] {
  const shown: SiteHashes = new Map();
  // An address under `*` may be a lost one; and some hosts know a home page as a file as well, `/index.html`.
  for (const [other, hashes] of site)
    if (other === rule || (other === lost && rule.endsWith('*')) || (!other.endsWith('*') && rule === everywhere))
      joinHashes(new Map([[rule, hashes]]), shown);
  const { scripts, styles } = shown.get(rule) ?? noHashes();
  return [
    "default-src 'none'",
    `script-src 'self' ${[...scripts].join(' ')}`,
    `style-src 'self' ${[...styles].join(' ')}`,
    // What a page begins with is drawn in the page itself: see inline-pictures.ts.
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
}

/** The texts are the same on many pages. */
const known = new Map<string, string>();

function hashOf(text: string): string {
  const hash = known.get(text) ?? `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  known.set(text, hash);
  return hash;
}
