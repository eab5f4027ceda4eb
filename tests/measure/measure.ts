/**
 * `npm run measure`: Lighthouse on the built pages and the bytes of the built files, into `reports/<date>.json` and
 * `.md`. `-- --runs 5` runs each page five times, `--pages /,/about` takes those pages only, `--only bytes`,
 * `--only lighthouse` or `--only turns` skips the other parts, `--into folder` writes elsewhere. Page turns are
 * compared with those of plain pages with the same texts, and with `--peer https://example.com` also with those of
 * another site.
 * `--only growth` builds sites of many pages instead, `--sizes 2500` sites of that many; `--only dev` starts the dev
 * server of a site of 1,000 articles. `--record` keeps the measurements in `measurements.json`, which texts show with
 * `<Measured>`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { serveSite } from '../../engine/build/hosts/site-server.ts';
import { newCommand, parseArguments } from '../../engine/cli/support/command-line.ts';
import { codeVersion } from '../../engine/content/cache/code-version.ts';
import { measurementsFile } from '../../engine/content/read-content.ts';
import type { Measurements } from '../../engine/content/schemas.ts';
import { engineRoot, siteRoot } from '../../engine/content/site-root.ts';
import { localDay } from '../../engine/i18n/days.ts';
import { address, pageAddress } from '../../engine/routes/addresses.ts';
import { findBrowser, findDesktopBrowser } from '../support/find-browser.ts';
import { pages } from '../support/site-map.ts';
import { longestWordsLanguage } from '../sweeps/longest-words.ts';
import { measureDev } from './dev.ts';
import { visit } from './first-visit.ts';
import { measureGrowth } from './growth.ts';
import { median, type Runs, runLighthouse } from './lighthouse-page.ts';
import { windowSize } from './page-turns.ts';
import { measureReading } from './reading.ts';
import { describeRun, formatMeasurements, growthRecord, recordOf } from './record.ts';
import type { FirstVisit, MeasureReport } from './report-schema.ts';
import { formatReport } from './report-text.ts';
import { countSite } from './site-bytes.ts';
import { judge } from './verdicts.ts';
import { measureWalks } from './walks.ts';

const root = join(import.meta.dirname, '../..');
/**
 * Home page, pictures, many icons, a list, the first article and the first project; in English and in the language
 * with the longest words.
 */
const kinds = new Map(pages.toReversed().map((to) => [to.page, to]));
const measured = (['home', 'about', 'skills', 'blog', 'article', 'project'] as const)
  .map((kind) => kinds.get(kind))
  .filter((to) => to !== undefined);
const defaults = measured.flatMap((to) =>
  [...new Set(['en', longestWordsLanguage])].map((code) => pageAddress(to, code)),
);

const options = parseArguments(
  newCommand('npm run measure')
    .description(
      'runs Lighthouse on the built pages and counts the bytes of the built files; writes a report into reports/; takes some minutes',
    )
    .option('--runs <n>', 'Lighthouse runs of each page', '3')
    .option('--pages </,/about>', 'the pages for Lighthouse', defaults.join(','))
    .option(
      '--only <part>',
      'bytes, lighthouse or turns; growth (builds sites of many pages) or dev (starts the dev server with many articles)',
    )
    .option('--rounds <n>', 'walks through each site, for the page turns', '7')
    .option('--peer <address>', 'the home page of another site to measure for comparison')
    .option('--sizes <500,2500>', 'the page counts of the sites that growth builds', '500,2500,10000')
    .option('--into <folder>', 'the folder of the report', join(root, 'reports'))
    .option('--record', 'saves the measurements in measurements.json, for <Measured> in texts', false),
).opts<{
  runs: string;
  pages: string;
  only?: string;
  rounds: string;
  peer?: string;
  sizes: string;
  into: string;
  record: boolean;
}>();

const started = new Date();
const load = Math.round(((loadavg()[0] ?? 0) / cpus().length) * 100) / 100;
const processor = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`;
const runWith = (...programs: string[]) =>
  describeRun(localDay(started), codeVersion(engineRoot), [processor, ...programs], load);

if (options.only === 'growth') {
  const rows = await measureGrowth(options.sizes.split(',').map(Number));
  mkdirSync(options.into, { recursive: true });
  writeFileSync(join(options.into, 'growth.json'), `${JSON.stringify(rows, null, 2)}\n`);
  if (options.record) saveMeasurements(growthRecord(rows, runWith(`Node ${process.version}`)));
  process.exit();
}

if (options.only === 'dev') {
  const rows = await measureDev(1000);
  mkdirSync(options.into, { recursive: true });
  writeFileSync(join(options.into, 'dev.json'), `${JSON.stringify(rows, null, 2)}\n`);
  process.exit();
}

const isRequested = (part: 'lighthouse' | 'bytes' | 'turns') => (options.only ?? part) === part;
const headlessBrowser = await findBrowser();
/** With the back/forward cache, which Playwright turns off, if an installed browser has one. */
const desktop = findDesktopBrowser() ?? headlessBrowser;
const withCache = {
  ...desktop,
  args: [...desktop.args, windowSize],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};
const server = serveSite(join(siteRoot, 'dist')).listen(0);
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
const home = origin + address('/');
const peer = options.peer ? new URL(options.peer) : null;

const report: MeasureReport = {
  schema: 3,
  date: started.toISOString(),
  machine: {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    load,
    node: process.version,
    chromium: await withBrowser(async (browser) => `Chromium ${browser.version()}`),
    lighthouse: createRequire(import.meta.url)('lighthouse/package.json').version,
    commit: commitOf(),
  },
  lighthouse: isRequested('lighthouse') ? await measurePages(options.pages.split(','), Number(options.runs)) : null,
  bytes: isRequested('bytes') ? await countSite() : null,
  firstVisits: isRequested('bytes') ? await withBrowser(measureVisits) : null,
  readWhole: isRequested('bytes') ? await withBrowser((browser) => measureReading(browser, origin, peer)) : null,
  turns: isRequested('turns')
    ? await withBrowser((browser) => measureWalks(browser, origin, peer, Number(options.rounds)), withCache)
    : null,
};
server.close();

const file = join(options.into, report.date.slice(0, 10));
mkdirSync(options.into, { recursive: true });
writeFileSync(`${file}.json`, `${JSON.stringify(report, null, 2)}\n`);
writeFileSync(`${file}.md`, formatReport(report));
if (options.record) {
  const { chromium: browser, lighthouse } = report.machine;
  saveMeasurements(recordOf(report, runWith(browser, `Lighthouse ${lighthouse}`)));
}
for (const { what, passed } of judge(report)) console.log(`${passed ? 'PASS' : 'FAIL'}  ${what}`);
console.log(`\n${file}.md`);

/** Adds measurements to the record; other measurements stay, with their own date. */
function saveMeasurements(measurements: Measurements): void {
  const file = join(siteRoot, measurementsFile);
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  writeFileSync(file, formatMeasurements({ ...before, ...measurements }));
  console.log(`${measurementsFile} has the new measurements: commit it, and the next build shows them`);
}

async function measurePages(pages: string[], runs: number): Promise<MeasureReport['lighthouse']> {
  const done: Runs[] = [];
  for (const address of pages) {
    // The server compresses a page on its first request and then caches it, like a host.
    await fetch(origin + address);
    const one = await runLighthouse(origin, address, runs, headlessBrowser);
    done.push(one);
    console.log(`${address}: ${Object.values(one.result.scores).join('/')}, LCP ${one.result.lcp} ms`);
  }
  const [first] = done;
  if (!first) return null;
  return {
    preset: 'mobile',
    runs,
    throttling: first.throttling,
    benchmarkIndex: median(done.flatMap(({ benchmarkIndexes }) => benchmarkIndexes)),
    pages: done.map(({ result }) => result),
    peer: peer && (await runLighthouse(peer.origin, peer.pathname, runs, headlessBrowser)).result,
  };
}

/** The home page at both sizes, with and without Save-Data, each in a new context. */
async function measureVisits(browser: Browser): Promise<FirstVisit[]> {
  const visits: FirstVisit[] = [];
  for (const view of ['phone', 'desktop'] as const) {
    for (const saveData of [false, true]) {
      const context = await browser.newContext();
      visits.push(await visit(await context.newPage(), home, view, saveData));
      await context.close();
    }
  }
  return visits;
}

async function withBrowser<Made>(use: (browser: Browser) => Promise<Made>, options = headlessBrowser): Promise<Made> {
  const browser = await chromium.launch(options);
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

function commitOf(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty', '--exclude=*'], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
  } catch {
    return 'unknown';
  }
}
