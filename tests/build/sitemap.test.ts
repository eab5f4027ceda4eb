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

test('the sitemap lists each page that may be found, and says of its languages what the page says', () => {
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

test('pages that the sitemap calls translations of each other do so in both directions', () => {
  const entries = readSitemap();
  for (const { loc, 'xhtml:link': links } of entries)
    for (const { href, hreflang } of links.filter((link) => link.hreflang !== 'x-default')) {
      const other = entries.find((entry) => entry.loc === href);
      expect(other?.['xhtml:link'], `${loc} names ${href} as ${hreflang}`).toEqual(links);
    }
});

test('the sitemap dates articles by their last change, and nothing else', () => {
  for (const { loc, lastmod } of readSitemap()) {
    const article = content.articles.find(({ number }) =>
      loc.endsWith(pagePath({ page: 'article', number: String(number) })),
    );
    expect(lastmod, loc).toBe(article?.updated);
  }
});

test('robots may read everything, and the sitemap is named', () => {
  expect(readFile('/robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`);
});

test('humans.txt says who made it and of what', () => {
  const { name, email } = content.site;
  expect(readFile('/humans.txt')).toMatch(/^\/\* TEAM \*\/\n/);
  expect(readFile('/humans.txt')).toContain(`: ${name}\nContact: ${email}\n`);
  const { dependencies } = JSON.parse(readFileSync(join(projectRoot, 'engine/package.json'), 'utf8'));
  const [, components = ''] = readFile('/humans.txt').match(/^Components: (.*)$/m) ?? [];
  expect(components).not.toBe('');
  for (const component of components.split(', ')) expect(dependencies).toHaveProperty(component);
});
