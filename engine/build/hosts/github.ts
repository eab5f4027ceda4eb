import { site } from '../../content/site.ts';
import { address, fileOfPath, type SitePath } from '../../routes/addresses.ts';
import type { Host } from './host.ts';
import { hashesOf, policyOf } from './policy.ts';
import type { Redirect } from './redirects.ts';

/**
 * GitHub Pages: no headers and no redirects. Each page brings its policy along, as far as a page can
 * (`frame-ancestors` it cannot), and each old address is a small page that leads on.
 */
export const github: Host = {
  policyInPages: true,
  write: ({ redirects }) =>
    new Map([
      ...redirects
        .filter(isInside)
        .map((redirect) => [`/${fileOfPath(redirect.from)}`, pageLeadingTo(redirect)] as const),
      // Else files that begin with an underscore would be left out.
      [address('/.nojekyll'), ''] as const,
    ]),
};

/**
 * Puts a page's policy into the page itself, after the character set, before everything that it governs.
 * @throws where the page does not name its character set
 */
export function withPolicy(html: string): string {
  const charset = /<meta charset="utf-8"\/?>/i;
  if (!charset.test(html)) throw new Error('the page does not name its character set');
  return html.replace(
    charset,
    (meta) => `${meta}<meta http-equiv="Content-Security-Policy" content="${policyOf(hashesOf(html)).join('; ')}">`,
  );
}

/** What lies outside the base belongs to other projects. */
const isInside = ({ from }: Redirect): boolean => from.startsWith(address('/'));

function pageLeadingTo({ to }: { to: SitePath }): string {
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${to}</title>`,
    `<meta name="robots" content="noindex"><link rel="canonical" href="${new URL(to, site.url)}">`,
    `<meta http-equiv="refresh" content="0;url=${to}"></head><body><a href="${to}">${to}</a></body></html>\n`,
  ].join('');
}
