import type { SiteCode } from '../../content/code/site-code.ts';
import { shareFolder } from '../../document/share-card.ts';
import { address } from '../../routes/addresses.ts';
import { coverFolder, markFolder } from '../../ui/picture/picture-source.ts';
import { allowedByRule, everywhere, policyOf, type SiteHashes } from './policy.ts';

/** Headers for matching paths; later rules add to earlier ones and override them. Each path has one rule. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
  /** Headers of earlier rules that do not apply to these paths. */
  without?: readonly string[];
}

/** A rule that can be dropped: without it a page is as safe and complete, only heavier. */
interface PageRule extends HeaderRule {
  /** Bytes of its page, from `quickSize`. */
  bytes: number;
}

/** As many as Cloudflare takes: https://developers.cloudflare.com/pages/configuration/headers/ */
export const maxRules = 100;

/**
 * The `quickSize` of pages that fit into the first round trip with a rule of their own, but not with the longer headers
 * of a shared rule: as a host sends them, about 12,200 to 13,800 bytes.
 */
const nearlyFull = { from: 13_400, to: 15_100 };

const fileFolders = [
  '/assets/',
  '/fonts/',
  '/pictures/',
  coverFolder,
  markFolder,
  '/icons/',
  '/indexes/',
  shareFolder,
] as const;

const immutable = 'public, max-age=31536000, immutable';
/** Drawings keep their names, and many pages show them: browsers request them once per visit. */
const fiveMinutes = 'public, max-age=300';
/** How long browsers keep the files of a folder without revalidation. */
const lifetimes: Readonly<Record<string, string>> = {
  '/assets/': immutable,
  '/fonts/': immutable,
  '/pictures/': fiveMinutes,
  [coverFolder]: fiveMinutes,
  [markFolder]: fiveMinutes,
};

/** The policy of files opened directly: a drawing may use its own styles. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Features that could watch a visitor or cost money. A short list, sent before the first paint of every page. */
const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * The response headers, for the preview server and every host.
 * @param hashes the policy allows exactly these inline scripts and styles
 * @param preload whether the domain is to be on the browsers’ HSTS preload list
 */
export function makeHeaders(hashes: SiteHashes, own: SiteCode['headers'] = [], preload = false): HeaderRule[] {
  /** Only for documents: these headers would be larger than a small file. */
  const ofDocuments = {
    // Browsers know this from the page; files of the same host need not repeat it.
    'Strict-Transport-Security': `max-age=63072000${preload ? '; includeSubDomains; preload' : ''}`,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissions,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  };
  const ofPages = [...allowedByRule(hashes)].map(([path, allowed]) => ({
    path,
    ...(!path.endsWith('*') && { bytes: allowed.bytes ?? 0 }),
    headers: {
      'Content-Security-Policy': [...policyOf(allowed), "frame-ancestors 'none'"].join('; '),
      // Headers that later rules do not change apply to these paths as well.
      ...(path === everywhere && {
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Resource-Policy': 'same-origin',
        ...ofDocuments,
      }),
    },
  }));
  const ofFiles = fileFolders.map((folder) => ({
    path: address(`${folder}*`),
    without: Object.keys(ofDocuments),
    headers: {
      'Content-Security-Policy': filePolicy,
      ...(lifetimes[folder] && { 'Cache-Control': lifetimes[folder] }),
      // Other sites show share images.
      ...(folder === shareFolder && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    },
  }));
  return limitRules(withOwn([...ofPages, ...ofFiles], own));
}

/**
 * Reduces the rules to as many as all hosts allow. Only rules of pages are dropped: those of nearly full pages are kept
 * first, then those of heavier pages.
 */
function limitRules(rules: readonly (HeaderRule | PageRule)[]): HeaderRule[] {
  const needed = rules.filter((rule) => !('bytes' in rule));
  const isNearlyFull = ({ bytes }: PageRule) => Number(bytes >= nearlyFull.from && bytes <= nearlyFull.to);
  const pages = rules
    .filter((rule) => 'bytes' in rule)
    .sort((one, other) => isNearlyFull(other) - isNearlyFull(one) || other.bytes - one.bytes);
  const kept = new Set([...needed, ...pages.slice(0, Math.max(maxRules - needed.length, 0))]);
  return rules
    .filter((rule) => kept.has(rule))
    .map(({ path, headers, without }) => ({ path, headers, ...(without && { without }) }));
}

/**
 * Adds an owner’s headers. Hosts that find two rules for one path use only the last, so each path has one; a narrower
 * rule follows a wider one.
 */
function withOwn(rules: readonly (HeaderRule | PageRule)[], own: SiteCode['headers']): (HeaderRule | PageRule)[] {
  const byPath = new Map<string, HeaderRule | PageRule>(rules.map((rule) => [rule.path, rule]));
  for (const { path: sitePath, headers } of own) {
    const path = address(sitePath);
    const { without, headers: ours } = byPath.get(path) ?? { headers: {} };
    byPath.set(path, { path, headers: { ...ours, ...headers }, ...(without && { without }) });
  }
  return [...byPath.values()].sort((one, other) => prefixOf(one).length - prefixOf(other).length);
}

/** The part of addresses that a rule compares. */
const prefixOf = ({ path }: HeaderRule): string => path.replace(/\*$/, '');

/** The headers that the rules give to a path, base included. */
export function headersOf(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules.filter((one) => matches(one, pathname))) {
    for (const name of rule.without ?? []) headers.delete(name);
    for (const [name, value] of Object.entries(rule.headers)) headers.set(name, value);
  }
  return Object.fromEntries(headers);
}

function matches({ path }: HeaderRule, pathname: string): boolean {
  return path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : path === pathname;
}

/** Writes a `_headers` file; where the host `joins` repeated headers, earlier ones have to be detached. */
export function formatHeaders(rules: readonly HeaderRule[], repeated: 'replaces' | 'joins'): string {
  return rules
    .map(({ path, headers, without = [] }, index) => {
      const earlier = headersOf(rules.slice(0, index), path);
      const names = [...without, ...Object.keys(headers).filter((name) => name in earlier)];
      const detached = repeated === 'joins' ? names.map((name) => `  ! ${name}`) : [];
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return [path, ...detached, ...lines, ''].join('\n');
    })
    .join('\n');
}

/** Reads a `_headers` file as `formatHeaders` writes it. */
export function parseHeaders(text: string): HeaderRule[] {
  return text.split(/\n(?=\/)/).map((block) => {
    const [path = '', ...lines] = block.split('\n').filter((line) => line.trim());
    const detached = lines.filter((line) => line.startsWith('  ! ')).map((line) => line.slice('  ! '.length));
    const headers = lines
      .filter((line) => !line.startsWith('  ! '))
      .map((line) => {
        const [name = '', ...value] = line.trim().split(': ');
        return [name, value.join(': ')] as const;
      });
    // A header that is detached only to be set again is not removed.
    const without = detached.filter((name) => !headers.some(([other]) => other === name));
    return { path, headers: Object.fromEntries(headers), ...(without.length > 0 && { without }) };
  });
}
