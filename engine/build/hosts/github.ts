import { site } from '../../content/site.ts';
import { sourceLanguage, tagOf } from '../../i18n/languages.ts';
import { address, fileOfPath, type SitePath } from '../../routes/addresses.ts';
import type { Host } from './host.ts';
import { hashesOf, policyOf } from './policy.ts';
import { decodePath, type Redirect } from './redirects.ts';

/** GitHub Pages has no headers and no redirects: pages contain their policy, and each redirect is a small page. */
export const github: Host = {
  policyInPages: true,
  write: ({ redirects }) =>
    new Map([
      ...redirects
        .filter(isInside)
        .map((redirect) => [`/${fileOfPath(decodePath(redirect.from) as SitePath)}`, redirectPage(redirect)] as const),
      // Otherwise files that begin with an underscore would be skipped.
      [address('/.nojekyll'), ''] as const,
    ]),
};

/** Inserts the policy into a page after the character set; throws where there is none. */
export function withPolicy(html: string): string {
  const charset = /<meta charset="utf-8"\/?>/i;
  if (!charset.test(html)) throw new Error('the page does not declare its character set');
  return html.replace(
    charset,
    (meta) => `${meta}<meta http-equiv="Content-Security-Policy" content="${policyOf(hashesOf(html)).join('; ')}">`,
  );
}

const isInside = ({ from }: Redirect): boolean => from.startsWith(address('/'));

function redirectPage({ to }: { to: SitePath }): string {
  return [
    `<!doctype html><html lang="${tagOf(sourceLanguage)}"><head><meta charset="utf-8"><title>${to}</title>`,
    `<meta name="robots" content="noindex"><link rel="canonical" href="${new URL(to, site.url)}">`,
    `<meta http-equiv="refresh" content="0;url=${to}"></head><body><a href="${to}">${to}</a></body></html>\n`,
  ].join('');
}
