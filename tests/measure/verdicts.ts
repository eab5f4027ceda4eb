import { sourceLanguage } from '../../engine/i18n/languages.ts';
import { pageAddress } from '../../engine/routes/addresses.ts';
import { byteBudgets, labTargets } from '../support/budgets.ts';
import { type MeasureReport, turnNames } from './report-schema.ts';

/** The comparison of one value with its limit. */
export interface Verdict {
  what: string;
  passed: boolean;
}

const isHome = (address: string): boolean => address === pageAddress({ page: 'home' }, sourceLanguage);
const isArticle = (address: string): boolean => /\/blog\/\d+$/.test(address);

/** Compares every value of a report with its budget or target. */
export function judge({ lighthouse, bytes, firstVisits, readWhole, turns }: MeasureReport): Verdict[] {
  const verdicts: Verdict[] = [];
  const atMost = (what: string, value: number, limit: number, unit: string) =>
    verdicts.push({ what: `${what}: ${number(value)} of ${number(limit)}${unit}`, passed: value <= limit });
  for (const { address, scores, mainThread, lcp, tbt, cls } of lighthouse?.pages ?? []) {
    const list = Object.values(scores);
    verdicts.push({
      what: `${address} scores ${list.join('/')}`,
      passed: list.every((score) => score >= labTargets.score),
    });
    if (isHome(address)) atMost(`${address} main thread`, mainThread, labTargets.mainThread.home, ' ms');
    if (isArticle(address)) atMost(`${address} main thread`, mainThread, labTargets.mainThread.article, ' ms');
    atMost(`${address} LCP`, lcp, labTargets.lcp, ' ms');
    atMost(`${address} TBT`, tbt, labTargets.tbt, ' ms');
    atMost(`${address} CLS`, cls, labTargets.cls, '');
  }
  if (bytes) {
    atMost('largest page', bytes.html.largestPage.brotli, byteBudgets.page, ' B');
    for (const { translated, brotli } of bytes.html.largestArticles)
      atMost(
        `largest article${translated ? ' of another language' : ''}`,
        brotli,
        translated ? byteBudgets.articleTranslated : byteBudgets.article,
        ' B',
      );
    atMost('script for reading a page', bytes.readingScript, byteBudgets.readingScript, ' B');
    const { file, brotli } = bytes.scripts.ofOnePage;
    atMost(`most script of a page (${file})`, brotli, byteBudgets.islandScript + byteBudgets.gameScript, ' B');
    for (const { file, raw } of bytes.fonts) atMost(file, raw, byteBudgets.font, ' B');
  }
  for (const { view, saveData, bytes: sent } of firstVisits ?? []) {
    const limit = saveData ? byteBudgets.firstVisitSavingData : byteBudgets.firstVisit;
    atMost(`first visit, ${view}${saveData ? ', saving data' : ''}`, sent, limit, ' B');
  }
  for (const { address, bytes: sent } of readWhole ?? [])
    atMost(`${address} read to its end`, sent, labTargets.readWhole[isArticle(address) ? 'article' : 'home'], ' B');
  const { site, floor } = turns?.unprepared ?? {};
  for (const turn of turnNames) {
    if (site?.[turn] && floor?.[turn]) atMost(turn, site[turn], Math.round(floor[turn] * labTargets.turn), ' ms');
  }
  for (const [page, times] of Object.entries(turns?.largestPaint ?? {}))
    if (times.site) atMost(`${page}, largest paint without throttling`, times.site, labTargets.unthrottledLcp, ' ms');
  return verdicts;
}

/** A number as people read it: 14,600. */
export function number(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: 3 });
}
