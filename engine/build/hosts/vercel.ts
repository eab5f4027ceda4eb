import { base } from '../../routes/addresses.ts';
import { cloudflare } from './cloudflare.ts';
import type { HeaderRule } from './headers.ts';
import type { BuiltSite, Host } from './host.ts';

/**
 * Vercel: `vercel.json`, with one error page for all languages.
 * @see https://vercel.com/docs/project-configuration/vercel-json
 */
export const vercel: Host = { write };

function write(site: BuiltSite): Map<string, string> {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    // With a base, only the home page ends with a slash.
    ...(base ? {} : { trailingSlash: false }),
    headers: site.headers.flatMap(writeRule),
    redirects: site.redirects.map(({ from, to, status }) => ({ source: from, destination: to, statusCode: status })),
  };
  return cloudflare.write(site).set('/vercel.json', `${JSON.stringify(settings, null, 2)}\n`);
}

/** Vercel cannot remove a header, so headers that later rules change are not set for their paths. */
function writeRule({ path, headers }: HeaderRule, index: number, rules: readonly HeaderRule[]) {
  const bySource = new Map<string, { key: string; value: string }[]>();
  for (const [key, value] of Object.entries(headers)) {
    const changed = rules.slice(index + 1).filter((later) => later.without?.includes(key) || key in later.headers);
    const source = sourceOf(path, changed);
    bySource.set(source, [...(bySource.get(source) ?? []), { key, value }]);
  }
  return [...bySource].map(([source, set]) => ({ source, headers: set }));
}

/** A rule’s path as a pattern that excludes the paths of other rules inside it. */
function sourceOf(path: string, others: readonly HeaderRule[]): string {
  const folder = path.replace(/\*$/, '');
  const inside = others.filter((other) => other.path.startsWith(folder) && other.path !== path);
  const names = inside.map(({ path: other }) =>
    other.endsWith('*') ? other.slice(folder.length, -1) : `${other.slice(folder.length)}$`,
  );
  const except = names.length > 0 ? `(?!${names.join('|')})` : '';
  return path.endsWith('*') ? `${folder}(${except}.*)` : path;
}
