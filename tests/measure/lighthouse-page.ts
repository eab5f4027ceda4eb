import type { Result } from 'lighthouse';
import { launch } from 'puppeteer-core';
import type { Browser } from '../support/find-browser.ts';
import type { PageResult } from './report-schema.ts';

/** The page’s own values, and what Lighthouse reports about its runs. */
export interface Runs {
  result: PageResult;
  /** Lighthouse’s benchmark of the machine, one for each run. */
  benchmarkIndexes: number[];
  throttling: { rttMs: number; throughputKbps: number; cpuSlowdown: number };
}

/**
 * Runs Lighthouse with its default settings for phones, each time in a new browser.
 * @param address of the page on the site
 */
export async function runLighthouse(origin: string, address: string, runs: number, browser: Browser): Promise<Runs> {
  const results: Result[] = [];
  while (results.length < runs) results.push(await runOnce(origin + address, browser));
  const [first] = results;
  if (!first) throw new Error('--runs must be at least 1');
  const value = (audit: string) => median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const score = (category: string) =>
    median(results.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)));
  const { rttMs, throughputKbps, cpuSlowdownMultiplier: cpuSlowdown } = first.configSettings.throttling;
  return {
    benchmarkIndexes: results.map(({ environment }) => environment.benchmarkIndex),
    throttling: { rttMs, throughputKbps, cpuSlowdown },
    result: {
      address,
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        bestPractices: score('best-practices'),
        seo: score('seo'),
      },
      lcp: Math.round(value('largest-contentful-paint')),
      fcp: Math.round(value('first-contentful-paint')),
      tbt: Math.round(value('total-blocking-time')),
      mainThread: Math.round(value('mainthread-work-breakdown')),
      speedIndex: Math.round(value('speed-index')),
      cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
      bytes: value('total-byte-weight'),
      requests: median(results.map(({ audits }) => itemsOf(audits['network-requests']).length)),
      lcpElement: lcpElementOf(first),
      failedAudits: inMost(results.map(failedAudits)),
      runs: results.map(({ audits }) => ({
        lcp: Math.round(audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
        tbt: Math.round(audits['total-blocking-time']?.numericValue ?? Number.NaN),
      })),
    },
  };
}

async function runOnce(url: string, { executablePath, args }: Browser): Promise<Result> {
  const { default: lighthouse } = await import('lighthouse');
  const browser = await launch({ executablePath, args });
  try {
    const outcome = await lighthouse(url, {
      port: Number(new URL(browser.wsEndpoint()).port),
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    if (!outcome || outcome.lhr.runtimeError)
      throw new Error(`Lighthouse on ${url}: ${outcome?.lhr.runtimeError?.message}`);
    return outcome.lhr;
  } finally {
    await browser.close();
  }
}

/** The median; of an even number the upper of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}

function failedAudits({ audits }: Result): string[] {
  const silent = ['informative', 'notApplicable', 'manual'];
  return Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => !silent.includes(scoreDisplayMode) && score !== null && score < 1)
    .map(({ id }) => id);
}

function inMost(lists: readonly string[][]): string[] {
  const names = [...new Set(lists.flat())].sort();
  return names.filter((name) => lists.filter((list) => list.includes(name)).length > lists.length / 2);
}

type Audit = Result['audits'][string] | undefined;

function itemsOf(audit: Audit): unknown[] {
  return audit?.details && 'items' in audit.details ? audit.details.items : [];
}

function lcpElementOf({ audits }: Result): string | null {
  const node = itemsOf(audits['lcp-breakdown-insight']).find(
    (item): item is { selector: string } => typeof item === 'object' && item !== null && 'selector' in item,
  );
  return node?.selector ?? null;
}
