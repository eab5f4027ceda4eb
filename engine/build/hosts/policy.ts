import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { address, notFoundPath, parsePath, type SitePath } from '../../routes/addresses.ts';

interface InlineHashes {
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
  /** Whether a page plays a video of this site. */
  media?: boolean;
  /** Bytes of the heaviest page, from `quickSize`, where each page has a rule. */
  bytes?: number;
}

export type SiteHashes = Map<string, InlineHashes>;

export const everywhere = address('/*');

/** Error pages have no rule of their own, because they are served for any path. */
const errorPage = address(notFoundPath);

/** Inline scripts that run or control loading; data blocks need no hash. */
const inlineScript = /<script(?: type="(?:speculationrules|importmap|module)")?>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style>([\s\S]*?)<\/style>/g;

/**
 * The rule that every page has for its policy: `/de/about`, or a shared one for a folder, `/de/blog/*`. Each hash is
 * fifty bytes before the first paint, so pages of small folders have a rule of their own as well (`findOwnRules`); hosts
 * allow at most 2,000 characters.
 */
export function ruleOf(path: SitePath): string {
  const { path: page } = parsePath(path);
  if (page === notFoundPath) return errorPage;
  return address(page.lastIndexOf('/') > 0 ? (folderOf(path) as SitePath) : path);
}

const folderOf = (path: string): string => path.replace(/[^/]+$/, '*');

/** The most pages in a folder for a rule each: with hundreds of rules a host’s file would be long. */
const maxPagesWithOwnRule = 12;

/**
 * Finds the pages in folders that have a rule of their own.
 * @param paths of all pages in one language
 * @returns whether a page, in any language, has one
 */
export function findOwnRules(paths: readonly SitePath[]): (path: SitePath) => boolean {
  const counts = new Map<string, number>();
  for (const folder of paths.map(folderOf)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return (path) => {
    const { path: page } = parsePath(path);
    return page.lastIndexOf('/') > 0 && (counts.get(folderOf(page)) ?? 0) <= maxPagesWithOwnRule;
  };
}

/**
 * The hashes of inline scripts and styles of a page, as the policy writes them (`'sha256-…'`), and whether it plays a
 * video.
 */
export function hashesOf(html: string): InlineHashes {
  const found = (pattern: RegExp) => new Set([...html.matchAll(pattern)].map(([, text = '']) => hashOf(text)));
  return {
    scripts: found(inlineScript),
    styles: found(inlineStyle),
    ...(html.includes('<video ') && { media: true }),
  };
}

/** The bytes of a page in quick Brotli, which takes 2 ms instead of 60 and gives a tenth more bytes. */
export const quickSize = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** Adds the hashes of a page to those of `rule`. */
export function addHashes(site: SiteHashes, rule: string, hashes: InlineHashes): void {
  site.set(rule, union([...(site.has(rule) ? [site.get(rule) as InlineHashes] : []), hashes]));
}

/**
 * The hashes that each rule allows, widest rule first. A rule that may match unknown addresses also allows the error
 * page, and `everywhere` allows all pages outside folders, which some hosts also serve as files (`/about.html`). A host
 * can therefore do without the rules of single pages.
 */
export function allowedByRule(site: SiteHashes): Map<string, InlineHashes> {
  const ofRules = (is: (rule: string) => boolean) => [...site].filter(([rule]) => is(rule)).map(([, its]) => its);
  const isInFolder = (rule: string) => {
    const folder = folderOf(rule);
    return folder.endsWith('*') && folder !== everywhere && site.has(folder);
  };
  const rules = [...site.keys()].filter((rule) => rule !== errorPage && rule !== everywhere).sort();
  return new Map([
    [everywhere, union(ofRules((rule) => rule === everywhere || !(rule.endsWith('*') || isInFolder(rule))))],
    ...rules.map((one): [string, InlineHashes] => [
      one,
      union(ofRules((rule) => rule === one || (rule === errorPage && one.endsWith('*')))),
    ]),
  ]);
}

const union = (all: readonly InlineHashes[]): InlineHashes => ({
  scripts: new Set(all.flatMap(({ scripts }) => [...scripts])),
  styles: new Set(all.flatMap(({ styles }) => [...styles])),
  ...(all.some(({ media }) => media) && { media: true }),
  bytes: Math.max(0, ...all.map(({ bytes = 0 }) => bytes)),
});

/** The directives of a Content-Security-Policy (https://www.w3.org/TR/CSP3/), in a fixed order. */
export function policyOf({ scripts, styles, media }: InlineHashes): string[] {
  // Sorted, so that the result does not depend on the order of rendering.
  return [
    "default-src 'none'",
    `script-src 'self' ${[...scripts].sort().join(' ')}`,
    `style-src 'self' ${[...styles].sort().join(' ')}`,
    // Islands may draw pictures themselves.
    "img-src 'self' data:",
    "font-src 'self'",
    ...(media ? ["media-src 'self'"] : []),
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
}

const known = new Map<string, string>();

function hashOf(text: string): string {
  const hash = known.get(text) ?? `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  known.set(text, hash);
  return hash;
}
