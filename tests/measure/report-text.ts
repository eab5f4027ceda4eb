import {
  type FileSize,
  type FirstVisit,
  type MeasureReport,
  type PageResult,
  type PageTurns,
  type ReadWhole,
  type SiteBytes,
  turnNames,
} from './report-schema.ts';
import { judge, number } from './verdicts.ts';

/** A report as a page of Markdown. */
export function formatReport(report: MeasureReport): string {
  const { date, machine, lighthouse, bytes, firstVisits, readWhole, turns } = report;
  const failed = judge(report).filter(({ passed }) => !passed);
  return `${[
    `# Measured on ${date.slice(0, 10)}`,
    `Commit ${machine.commit}. ${machine.cpu}, ${machine.cores} cores, load ${machine.load} per core. Node ${machine.node}, ${machine.chromium}, Lighthouse ${machine.lighthouse}.`,
    machine.load > 0.5 &&
      'The machine was busy with other things: times are longer than they should be, bytes are exact.',
    lighthouse && writeLighthouse(lighthouse),
    bytes && writeBytes(bytes),
    firstVisits && writeVisits(firstVisits),
    readWhole && writeReadWhole(readWhole),
    turns && writeTurns(turns),
    '## Over budget or short of target',
    failed.length > 0 ? failed.map(({ what }) => `- ${what}`).join('\n') : 'Nothing.',
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

function writeLighthouse({ runs, throttling, benchmarkIndex, pages, peer }: NonNullable<MeasureReport['lighthouse']>) {
  const { rttMs, throughputKbps, cpuSlowdown } = throttling;
  const scores = ({ scores: { performance, accessibility, bestPractices, seo } }: PageResult) =>
    [performance, accessibility, bestPractices, seo].join(' / ');
  return [
    '## Lighthouse, mobile',
    `Median of ${runs} runs; times in milliseconds. Simulated: ${rttMs} ms round trip, ${number(throughputKbps)} kbit/s, processor slowed ${cpuSlowdown} times. Benchmark index of the machine: ${number(Math.round(benchmarkIndex))}.`,
    table(
      ['page', 'scores', 'main thread', 'LCP', 'FCP', 'TBT', 'CLS', 'speed index', 'kB', 'requests', 'LCP of each run'],
      [...pages, ...(peer ? [peer] : [])].map((page) => [
        page.address,
        scores(page),
        ...[page.mainThread, page.lcp, page.fcp, page.tbt, page.cls, page.speedIndex].map(number),
        kilobytes(page.bytes),
        page.requests,
        page.runs.map(({ lcp }) => number(lcp)).join(' '),
      ]),
    ),
    'Scores: performance, accessibility, best practices, search engines.',
    'Audits under 1 in most runs:',
    pages.map(({ address, failedAudits }) => `- ${address}: ${failedAudits.join(', ') || 'none'}`).join('\n'),
  ].join('\n\n');
}

function writeBytes({ html, bootScript, readingScript, scripts, fonts, pictures, site }: SiteBytes) {
  const named = (what: string, { file, raw, brotli }: FileSize) => [
    `${what}: \`${file}\``,
    number(raw),
    number(brotli),
  ];
  return [
    '## Bytes of the built files',
    table(
      ['what', 'raw', 'brotli'],
      [
        named(`largest of ${html.pages} pages, articles aside`, html.largestPage),
        ...html.largestArticles.map((article) =>
          named(`largest article${article.translated ? ' of another language' : ''}`, article),
        ),
        ['inline boot script', number(bootScript), ''],
        ['script for reading a page', '', number(readingScript)],
        [`all scripts, ${scripts.files.length} files`, number(scripts.raw), number(scripts.brotli)],
        named('most script of a page', scripts.ofOnePage),
        ...scripts.files.slice(0, 5).map((file) => named('script', file)),
        ...fonts.map((file) => named('font', file)),
        [`pictures, ${pictures.count} files`, number(pictures.raw), number(pictures.brotli)],
        named('largest picture', pictures.largest),
        [`the whole site, ${site.files} files`, number(site.raw), number(site.brotli)],
      ],
    ),
  ].join('\n\n');
}

function writeVisits(visits: readonly FirstVisit[]) {
  return [
    '## First visit of the home page, over the network',
    table(
      ['view', 'saving data', 'bytes', 'requests', 'of them scripts', 'fonts'],
      visits.map(({ view, saveData, bytes, requests, scripts, fonts }) => [
        view,
        saveData ? 'yes' : 'no',
        number(bytes),
        requests,
        scripts,
        fonts,
      ]),
    ),
  ].join('\n\n');
}

function writeReadWhole(pages: readonly ReadWhole[]) {
  return [
    '## Read to the end on a phone, over the network',
    table(
      ['page', 'bytes', 'requests'],
      pages.map(({ address, bytes, requests }) => [address, number(bytes), requests]),
    ),
  ].join('\n\n');
}

function writeTurns({ rounds, unprepared, pointed, largestPaint }: PageTurns) {
  const names = Object.keys(unprepared);
  const time = (value: number | undefined) => (value === undefined ? '' : number(value));
  return [
    '## From page to page',
    `Milliseconds from the click to the first paint of the next document, on this machine; medians of ${rounds} walks, the sites in turns. The floor is plain pages with the same texts, a small style sheet and no script, from the same server.`,
    table(
      ['turn', ...names, 'times the floor', 'site, link pointed at first'],
      turnNames.map((turn) => {
        const [site, floor] = [unprepared.site?.[turn], unprepared.floor?.[turn]];
        return [
          turn,
          ...names.map((name) => time(unprepared[name]?.[turn])),
          site && floor ? (site / floor).toFixed(1) : '',
          time(pointed[turn]),
        ];
      }),
    ),
    '## First visits without throttling',
    `Milliseconds until the largest paint, on this machine and with an empty cache; medians of ${rounds} visits, the sites in turns.`,
    table(
      ['page', ...names],
      Object.entries(largestPaint).map(([page, times]) => [page, ...names.map((name) => time(times[name]))]),
    ),
  ].join('\n\n');
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
