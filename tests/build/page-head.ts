import type { SitePath } from '../../engine/routes/addresses.ts';
import { readPage } from '../support/built-files.ts';

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

export const decode = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (one) => entities[one] ?? one);

export function headOf(path: SitePath) {
  const html = readPage(path);
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => decode(value));
  return {
    html,
    lang: all(/<html lang="([^"]+)"/g),
    title: all(/<title>([^<]+)<\/title>/g),
    description: all(/<meta name="description" content="([^"]+)"/g),
    canonical: all(/<link rel="canonical" href="([^"]+)"/g),
    alternates: [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
      ([, hreflang = '', href = '']) => ({ hreflang, href: decode(href) }),
    ),
    headings: html.match(/<h1[ >]/g) ?? [],
    noindex: html.includes('<meta name="robots" content="noindex">'),
    preview: Object.fromEntries(
      [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)].map(
        ([, name = '', value = '']) => [name, decode(value)],
      ),
    ) as Record<string, string>,
  };
}
