import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pagePath } from '../../engine/routes/addresses.ts';
import { parseXml, readFile } from '../support/built-files.ts';
import { projectRoot } from '../support/project-root.ts';
import { addresses, content } from '../support/site-map.ts';
import { headOf } from './page-head.ts';

const { url } = content.site;

interface Entry {
  loc: string;
  lastmod?: string;
  'xhtml:link': { rel: string; hreflang: string; href: string }[];
}
const readSitemap = (): Entry[] => parseXml('/sitemap.xml').urlset.url;

test('the sitemap lists every indexable page, with the same alternates as the page', () => {
  const listed = new Map(readSitemap().map((entry) => [entry.loc, entry]));
  const indexed = addresses
    .map(({ path }) => ({ path, head: headOf(path) }))
    .filter(({ path, head }) => !head.noindex && head.canonical.includes(url + path));
  expect([...listed.keys()].sort()).toEqual(indexed.map(({ path }) => url + path).sort());
  for (const { path, head } of indexed)
    expect(listed.get(url + path)?.['xhtml:link'], path).toEqual(
      head.alternates.map((alternate) => ({ rel: 'alternate', ...alternate })),
    );
});

test('the alternates in the sitemap refer to each other in both directions', () => {
  const entries = readSitemap();
  for (const { loc, 'xhtml:link': links } of entries)
    for (const { href, hreflang } of links.filter((link) => link.hreflang !== 'x-default')) {
      const other = entries.find((entry) => entry.loc === href);
      expect(other?.['xhtml:link'], `${loc} names ${href} as ${hreflang}`).toEqual(links);
    }
});

test('the sitemap has a lastmod only for articles: the date of their last change', () => {
  for (const { loc, lastmod } of readSitemap()) {
    const article = content.articles.find(({ number }) =>
      loc.endsWith(pagePath({ page: 'article', number: String(number) })),
    );
    expect(lastmod, loc).toBe(article?.updated);
  }
});

test('robots.txt allows everything and names the sitemap', () => {
  expect(readFile('/robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`);
});

test('humans.txt names the owner and the engine’s dependencies', () => {
  const { name, email } = content.site;
  expect(readFile('/humans.txt')).toMatch(/^\/\* TEAM \*\/\n/);
  expect(readFile('/humans.txt')).toContain(`: ${name}\nContact: ${email}\n`);
  const { dependencies } = JSON.parse(readFileSync(join(projectRoot, 'engine/package.json'), 'utf8'));
  const [, components = ''] = readFile('/humans.txt').match(/^Components: (.*)$/m) ?? [];
  expect(components).not.toBe('');
  for (const component of components.split(', ')) expect(dependencies).toHaveProperty(component);
});
