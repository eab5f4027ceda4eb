import type { SiteCode } from '../../content/code/site-code.ts';
import { shareFolder } from '../../document/share-card.ts';
import { address } from '../../routes/addresses.ts';
import { coverFolder, markFolder } from '../../ui/picture/picture-source.ts';
import { allowedUnder, everywhere, policyOf, type SiteHashes } from './policy.ts';

/** Response headers of the paths that match; later entries add to earlier ones, and overrule them. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
  /** Headers of earlier entries that do not go with these paths. */
  without?: readonly string[];
  /** True where pages are as safe and as whole without it, and only heavier: for hosts that take few rules. */
  optional?: true;
}

/** Folders in which no page lies, only what pages load. */
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

/** Those whose files are named by what is in them. */
const hashedFolders: ReadonlySet<string> = new Set(['/assets/', '/fonts/']);

/** What a file may do that is opened by itself: a drawing may style itself, and nothing else. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * What pages may not ask of the device: what could watch a visitor or cost money is denied to them and to all they could
 * embed. To copy and to share is a page's own right by default. Not each feature that there is: the policy lets nothing
 * be embedded and no other script run, and a name more is bytes before the first paint of every page.
 */
const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * The one table of response headers: used by the preview server and written for hosts.
 * @param hashes of the built pages: the policy allows exactly the inline scripts and styles that they hold
 * @param own the site's own headers: checked when its configuration is read
 * @param preload true where the domain is to be on the browsers' list of those that are asked by HTTPS alone
 */
export function makeHeaders(hashes: SiteHashes, own: SiteCode['headers'] = [], preload = false): HeaderRule[] {
  /** What only a document obeys: beside a small file it would weigh more than the file. */
  const ofDocuments = {
    // The host is known from the page: each of its files need not say it again.
    'Strict-Transport-Security': `max-age=63072000${preload ? '; includeSubDomains; preload' : ''}`,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissions,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  };
  const ofPages = [...allowedUnder(hashes)].map(([path, allowed]) => ({
    path,
    ...(!path.endsWith('*') && { optional: true as const }),
    headers: {
      'Content-Security-Policy': [...policyOf(allowed), "frame-ancestors 'none'"].join('; '),
      // What later rules do not change goes with them as well.
      ...(path === everywhere && {
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Resource-Policy': 'same-origin',
        ...ofDocuments,
      }),
    },
  }));
  return [
    ...ofPages,
    ...fileFolders.map((folder) => ({
      path: address(`${folder}*`),
      without: Object.keys(ofDocuments),
      headers: {
        'Content-Security-Policy': filePolicy,
        ...(hashedFolders.has(folder) && { 'Cache-Control': 'public, max-age=31536000, immutable' }),
        // Previews of links are shown inside other sites.
        ...(folder === shareFolder && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
      },
    })),
    ...own.map(({ path, headers }) => ({ path: address(path), headers })),
  ];
}

/** The headers of one path. */
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

/**
 * The `_headers` file of Cloudflare Pages and Netlify.
 * @param repeated what the host does with a header that two rules set: the later `replaces` the earlier one, or it
 * `joins` both with a comma, unless the earlier one is taken away first. Only where it joins can a rule be `without`.
 * @see https://developers.cloudflare.com/pages/configuration/headers/#detach-a-header
 */
export function writeHeaders(rules: readonly HeaderRule[], repeated: 'replaces' | 'joins'): string {
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

/** Reads a `_headers` file back. */
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
    // What is taken away only to be set anew is no loss.
    const without = detached.filter((name) => !headers.some(([other]) => other === name));
    return { path, headers: Object.fromEntries(headers), ...(without.length > 0 && { without }) };
  });
}
