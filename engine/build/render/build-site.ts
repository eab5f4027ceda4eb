import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { Tinypool } from 'tinypool';
import type { Content } from '../../content/content.ts';
import { describeProblem } from '../../content/problems.ts';
import { readContent } from '../../content/read-content.ts';
import { sourceFile } from '../../content/site-root.ts';
import { theme } from '../../content/theme/theme.ts';
import { localDay } from '../../i18n/days.ts';
import { languages, offeredLanguages, sourceLanguage } from '../../i18n/languages.ts';
import { address, base, fileOfPath, localize, notFoundPath, type SitePath } from '../../routes/addresses.ts';
import { listPages } from '../../routes/pages.ts';
import { checkContentLinks, findDeadLinks, type Links } from '../checks/check-links.ts';
import { checkMinutes } from '../checks/check-minutes.ts';
import { describeCoverage } from '../checks/coverage.ts';
import { makeSiteFiles } from '../discovery/discovery.ts';
import { makeRobotsTxt, robotsTxtAddress } from '../discovery/robots-txt.ts';
import { cacheFont } from '../fonts/cache-font.ts';
import { charactersOf } from '../fonts/characters.ts';
import { offeredLetters } from '../fonts/offered-letters.ts';
import { makeHeaders } from '../hosts/headers.ts';
import type { Host } from '../hosts/host.ts';
import { addHashes } from '../hosts/policy.ts';
import { listRedirects } from '../hosts/redirects.ts';
import { tabIconPath } from '../pictures/app-icons.ts';
import { coverOf, makeAssets } from '../pictures/assets.ts';
import { type PictureFiles, pictureFiles } from '../pictures/photos.ts';
import { cacheResumes } from '../resume/cache-resumes.ts';
import { writeTypes } from '../types/write-types.ts';
import { bundleRenderer } from './bundle-renderer.ts';
import { bundleScripts } from './bundle-scripts.ts';
import { compileAhead } from './compile-ahead.ts';
import type { Job, JobReport, WorkerData } from './render-worker.ts';

export interface BuildReport {
  pages: number;
  /** Milliseconds. */
  time: number;
  /** What is odd in the content, but not wrong: a line each. */
  warnings: string[];
  /** The languages that lack texts: a line each. */
  incomplete: string[];
}

const batch = 12;

/**
 * Builds the whole site beside the last one, and swaps them at the end: a build that fails leaves the last one in place.
 * Pages are rendered by a worker on each core, written as they are made, and forgotten.
 * @param siteRoot the site's folder; the result goes to `dist` in it, each file to the place that its address names
 * @param onProgress is told how many pages are written, and of how many
 * @throws ContentError where content is wrong, Error where a page does not render or a link leads nowhere
 */
export async function buildSite(
  siteRoot: string,
  host: Host,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<BuildReport> {
  const started = performance.now();
  await compileAhead(siteRoot);
  const content = await readContent(siteRoot);
  checkContentLinks(content);
  writeTypes(siteRoot, content.dictionaries[sourceLanguage] ?? {});
  const [outDir, textsDir] = [join(siteRoot, '.cache/dist'), join(siteRoot, '.cache/texts')];
  for (const dir of [outDir, textsDir]) rmSync(dir, { recursive: true, force: true });
  const write = (place: string, file: string | Buffer) => {
    const path = join(outDir, place);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file);
  };

  const characters = charactersOf(content);
  const [scripts, renderer, font, resumes] = await Promise.all([
    bundleScripts(join(outDir, base), content.code),
    bundleRenderer(content.code),
    cacheFont(theme.font, characters, offeredLetters(content)),
    cacheResumes(siteRoot, content),
  ]);
  for (const { path, file } of font.files) write(address(path), file);
  const data: WorkerData = {
    siteRoot,
    outDir,
    textsDir,
    renderer,
    assets: { ...scripts, font: address(font.files[0].path), icon: address(tabIconPath) },
    fontStyle: font.css,
    characters,
    content: { ...content, resumeReadings: resumes.readings },
    builtDay: localDay(new Date()),
    policyInPages: host.policyInPages ?? false,
  };
  const writeFiles = async () => {
    for (const [path, file] of [...makeAssets(content), ...resumes.files, ...(await makeSiteFiles(content, font.css))])
      write(address(path as SitePath), file);
  };
  const [report] = await Promise.all([renderAll(data, listJobs(content), onProgress), writeFiles()]);
  for (const link of report.links.keys()) {
    const cover = coverOf(link);
    if (cover) write(link.replace(/#.*/, ''), cover);
  }
  await writePictures(pictureFiles(content), [...report.links.keys()], write);
  write(robotsTxtAddress, makeRobotsTxt(content.site));
  const errorPages = offeredLanguages.map(({ code }) => address(`/${fileOfPath(localize(notFoundPath, code))}`));
  const hostFiles = host.write({
    errorPages,
    headers: makeHeaders(report.hashes, content.code.headers),
    redirects: listRedirects(content),
  });
  for (const [place, file] of hostFiles) write(place, file);

  const dead = [...report.dead, ...findDeadLinks(outDir, report.links)];
  if (dead.length > 0) throw new Error(`links that lead nowhere:\n${dead.map((line) => `  ${line}`).join('\n')}`);
  swap(outDir, join(siteRoot, 'dist'));
  rmSync(textsDir, { recursive: true, force: true });
  const warnings = [...checkMinutes(siteRoot, content), ...resumes.warnings].map(describeProblem);
  const incomplete = describeCoverage(languages, content.coverage);
  return { pages: report.pages, time: performance.now() - started, warnings, incomplete };
}

/** Every page of every offered language in batches, each language's error page, and what machines read. */
function listJobs(content: Content): Job[] {
  const total = listPages(content).length;
  const starts = Array.from({ length: Math.ceil(total / batch) }, (_, index) => index * batch);
  return offeredLanguages.flatMap(({ code: language }): Job[] => [
    { kind: 'language-files', language },
    { kind: 'not-found', language },
    ...starts.map((from) => ({ kind: 'pages' as const, language, from, to: Math.min(total, from + batch) })),
  ]);
}

async function renderAll(data: WorkerData, jobs: Job[], onProgress: (done: number, total: number) => void) {
  const pool = new Tinypool({
    filename: sourceFile(join(import.meta.dirname, 'render-worker')),
    workerData: data,
    // Left to itself each thread would let garbage grow for hundreds of megabytes before it is collected.
    resourceLimits: { maxYoungGenerationSizeMb: 12 },
    minThreads: 1,
    // Between the pages and the search nobody has work for a moment: a new thread would load everything again.
    idleTimeout: 10_000,
    maxThreads: Math.min(availableParallelism(), jobs.length),
  });
  const whole: JobReport = { pages: 0, hashes: new Map(), links: new Map() as Links, dead: [] };
  const total = jobs.reduce(
    (sum, job) => sum + (job.kind === 'pages' ? job.to - job.from : Number(job.kind === 'not-found')),
    0,
  );
  const run = (some: Job[]) =>
    Promise.all(
      some.map(async (job) => {
        const { pages, hashes, links, dead } = (await pool.run(job)) as JobReport;
        whole.pages += pages;
        for (const [rule, its] of hashes) addHashes(whole.hashes, rule, its);
        for (const [link, file] of links) if (!whole.links.has(link)) whole.links.set(link, file);
        whole.dead.push(...dead);
        onProgress(whole.pages, total);
      }),
    );
  try {
    await run(jobs);
    // What is searched in is what the pages say. One language at a time: its words are all in memory at once.
    for (const { code: language } of offeredLanguages) await run([{ kind: 'search', language }]);
  } finally {
    await pool.destroy();
  }
  return whole;
}

/** Writes the pictures that pages name: as many at a time as there are cores, for what is being encoded is large. */
async function writePictures(fileOf: PictureFiles, links: string[], write: (place: string, file: Buffer) => void) {
  const writeNext = async () => {
    for (let link = links.pop(); link !== undefined; link = links.pop()) {
      const file = await fileOf(link);
      if (file) write(link, file);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, writeNext));
}

function swap(made: string, place: string): void {
  const before = `${made}-before`;
  rmSync(before, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  renameSync(place, before);
  renameSync(made, place);
  rmSync(before, { recursive: true, force: true });
}
