import { XMLParser } from 'fast-xml-parser';
import type { SitePath } from '../../engine/routes/addresses.ts';
import { readFile } from './built-pages.ts';
import { content } from './site-map.ts';

export { dist, readFile, readPage } from './built-pages.ts';

/** Parses XML, which tests/build/xml.test.ts checks; the named elements are lists even with one entry. */
export function parseXml(path: SitePath) {
  const isArray = (name: string) => ['url', 'xhtml:link', 'item', 'entry', 'category'].includes(name);
  const options = { ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false, isArray };
  return new XMLParser(options).parse(readFile(path));
}

export const articlesIn = (language: string) =>
  content.articles
    .filter(({ translations }) => translations[language]?.body)
    .sort((a, b) => b.published.localeCompare(a.published) || a.number - b.number);
