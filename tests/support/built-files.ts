import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { siteRoot } from '../../engine/content/site-root.ts';
import { address, fileOfPath, type SitePath } from '../../engine/routes/addresses.ts';
import { content } from './site-map.ts';

export const dist = join(siteRoot, 'dist', address('/'));

export const readFile = (path: SitePath) => readFileSync(join(dist, path), 'utf8');

/** The document of a built page, without soft hyphens. */
export const readPage = (path: SitePath) => readFile(`/${fileOfPath(path)}`).replaceAll('\u00ad', '');

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
