import { shareFolder } from '../../src/document/share-card.ts';
import { address } from '../../src/site/addresses.ts';
import { coverFolder, markFolder } from '../../src/ui/picture/picture-source.ts';
import { allowedUnder, everywhere, policyOf, type SiteHashes } from './policy.ts';

/** Response headers of the paths that match; later entries add to earlier ones and override them. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
  /** Headers of earlier entries that these paths must not have. */
  without?: readonly string[];
  /** True for a rule that only makes pages lighter: hosts that take few rules may leave it out. */
  spare?: true;
}

/** Folders that hold no pages, only files that pages load. */
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

/** Folders whose files are named by a hash of their content. */
const hashedFolders: ReadonlySet<string> = new Set(['/assets/', '/fonts/']);

/** Policy of a file that is opened on its own: a drawing may style itself and do nothing else. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Device features that are denied to pages and to anything they embed: those that could watch a visitor or cost money.
 * Copying and sharing are allowed to a page by default. The list is not complete: the policy forbids embedding and
 * foreign scripts, and each name adds bytes before the first paint of every page.
 */
const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * The single table of response headers, used by the preview server and written for hosts.
 * @param hashes of the built pages: the policy allows exactly their inline scripts and styles
 */
export function makeHeaders(hashes: SiteHashes): HeaderRule[] {
  /** Headers that only documents obey: on a small file they would weigh more than the file. */
  const ofDocuments = {
    // Browsers remember this for the host, so files need not repeat it.
    'Strict-Transport-Security': 'max-age=63072000',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissions,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  };
  const ofPages = [...allowedUnder(hashes)].map(([path, allowed]) => ({
    path,
    ...(!path.endsWith('*') && { spare: true as const }),
    headers: {
      'Content-Security-Policy': [...policyOf(allowed), "frame-ancestors 'none'"].join('; '),
      // Rules that change nothing here leave these headers in place for other paths as well.
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
        // Link previews are shown on other sites.
        ...(folder === shareFolder && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
      },
    })),
  ];
}

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
 * @param repeated what the host does with a header that two rules set: the later one `replaces` the earlier, or the
 * host `joins` both with a comma unless the earlier one is detached first. Only a host that joins supports `without`.
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

/** Parses a `_headers` file. */
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
