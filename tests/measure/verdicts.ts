import { byteBudgets, labTargets } from '../support/budgets.ts';
import type { MeasureReport } from './report-schema.ts';

/** One value against what it should be at most. */
export interface Verdict {
  what: string;
  passed: boolean;
}

/** Every value of a report against its budget or target. */
export function judge({ lighthouse, bytes, firstVisits, turns }: MeasureReport): Verdict[] {
  const verdicts: Verdict[] = [];
  const atMost = (what: string, value: number, limit: number, unit: string) =>
    verdicts.push({ what: `${what}: ${number(value)} of ${number(limit)}${unit}`, passed: value <= limit });
  for (const { address, scores, lcp, tbt, cls } of lighthouse?.pages ?? []) {
    const list = Object.values(scores);
    verdicts.push({
      what: `${address} scores ${list.join('/')}`,
      passed: list.every((score) => score >= labTargets.score),
    });
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
    atMost('all scripts', bytes.scripts.brotli, byteBudgets.islandScript + byteBudgets.gameScript, ' B');
    for (const { file, raw } of bytes.fonts) atMost(file, raw, byteBudgets.font, ' B');
  }
  for (const { view, saveData, bytes: sent } of firstVisits ?? []) {
    const limit = saveData ? byteBudgets.firstVisitSavingData : byteBudgets.firstVisit;
    atMost(`first visit, ${view}${saveData ? ', saving data' : ''}`, sent, limit, ' B');
  }
  if (turns) atMost('from page to page', Math.round(turns.pointed), labTargets.turn, ' ms');
  return verdicts;
}

/** A number as people read it: 14,600. */
export function number(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: 3 });
}
