import type { Browser } from '@playwright/test';
import { sourceLanguage } from '../../engine/i18n/languages.ts';
import { address, pageAddress } from '../../engine/routes/addresses.ts';
import { content } from '../support/site-map.ts';
import { countTraffic, readToEnd, views } from './first-visit.ts';
import type { ReadWhole } from './report-schema.ts';

/** Reads the home page and the longest article to their ends, and the other site's home page. */
export async function measureReading(browser: Browser, origin: string, peer: URL | null): Promise<ReadWhole[]> {
  const longest = content.articles.toSorted((one, other) => wordsOf(other) - wordsOf(one))[0];
  const own = [
    address('/'),
    ...(longest ? [pageAddress({ page: 'article', number: `${longest.number}` }, sourceLanguage)] : []),
  ];
  const read: ReadWhole[] = [];
  for (const url of [...own.map((path) => origin + path), ...(peer ? [peer.href] : [])])
    read.push({ address: url.replace(origin, ''), ...(await readWhole(browser, url)) });
  return read;
}

async function readWhole(browser: Browser, url: string): Promise<{ bytes: number; requests: number }> {
  const page = await browser.newPage({ viewport: views.phone });
  const total = await countTraffic(page);
  await page.goto(url);
  await readToEnd(page);
  const { bytes, requests } = await total();
  await page.close();
  return { bytes, requests };
}

const wordsOf = ({ translations }: (typeof content.articles)[number]): number =>
  translations[sourceLanguage]?.body?.words ?? 0;
