import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { withoutReferences } from '../../content/mdx/bodies.ts';
import { describeProblem, PlainError } from '../../content/problems.ts';
import { readContent } from '../../content/read-content.ts';
import { localDay } from '../../i18n/days.ts';
import { languages, offeredLanguages, sourceLanguage } from '../../i18n/languages.ts';
import { address, base, fileOfPath, localize, notFoundPath, type SitePath } from '../../routes/addresses.ts';
import { checkContentLinks, describeDeadLinks, findDeadLinks } from '../checks/check-links.ts';
import { checkMinutes } from '../checks/check-minutes.ts';
import { checkRedirects } from '../checks/check-redirects.ts';
import { describeCoverage } from '../checks/coverage.ts';
import { makeSiteFiles } from '../discovery/discovery.ts';
import { makeRobotsTxt, robotsTxtAddress } from '../discovery/robots-txt.ts';
import { cacheFont } from '../fonts/cache-font.ts';
import { charactersOf } from '../fonts/characters.ts';
import { describeMissingLetters } from '../fonts/describe-missing-letters.ts';
import { offeredLetters } from '../fonts/offered-letters.ts';
import { makeHeaders } from '../hosts/headers.ts';
import type { Host } from '../hosts/host.ts';
import { listRedirects } from '../hosts/redirects.ts';
import { tabIconPath } from '../pictures/app-icons.ts';
import { coverOf, makeAssets } from '../pictures/assets.ts';
import { type PictureFiles, pictureFiles } from '../pictures/photos.ts';
import { cacheResumes } from '../resume/cache-resumes.ts';
import { writeTypes } from '../types/write-types.ts';
import { withBuildLock } from './build-lock.ts';
import { bundleRenderer } from './bundle-renderer.ts';
import { bundleScripts, writeLaterStyles } from './bundle-scripts.ts';
import { compileAhead } from './compile-ahead.ts';
import { beginDist, swapDist } from './dist-folder.ts';
import { printStylesOf } from './load-renderer.ts';
import { renderPages } from './render-pages.ts';
import type { WorkerData } from './render-worker.ts';

export interface BuildReport {
  pages: number;
  time: number;
  warnings: string[];
  incomplete: string[];
}

/**
 * Builds the site beside the last one and swaps them at the end: a failing build leaves the last one in place.
 * @throws ContentError if content is wrong, PlainError if a page does not render, a link is broken or another
 * process builds the same site
 */
export function buildSite(
  siteRoot: string,
  host: Host,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<BuildReport> {
  return withBuildLock(siteRoot, () => buildUnlocked(siteRoot, host, onProgress));
}

async function buildUnlocked(
  siteRoot: string,
  host: Host,
  onProgress: (done: number, total: number) => void,
): Promise<BuildReport> {
  const started = performance.now();
  // One day for all files: a build may run over midnight.
  const day = localDay(new Date());
  await compileAhead(siteRoot);
  const content = await readContent(siteRoot);
  checkContentLinks(content);
  await checkRedirects(content);
  writeTypes(siteRoot, content.dictionaries[sourceLanguage] ?? {});
  const [outDir, textsDir] = [beginDist(siteRoot), join(siteRoot, '.cache/texts')];
  rmSync(textsDir, { recursive: true, force: true });
  const write = (place: string, file: string | Buffer) => {
    const path = join(outDir, place);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file);
  };

  const characters = charactersOf(content);
  const [scripts, renderer, font, resumes] = await Promise.all([
    bundleScripts(join(outDir, base), content.code),
    bundleRenderer(content.code),
    cacheFont(characters, offeredLetters(content)),
    cacheResumes(siteRoot, content, day),
  ]);
  for (const { path, file } of font.files) write(address(path), file);
  const data: WorkerData = {
    siteRoot,
    outDir,
    textsDir,
    renderer,
    assets: {
      ...scripts,
      laterStyles: writeLaterStyles(join(outDir, base), scripts.laterStyles + printStylesOf(renderer)),
      font: address(font.files[0].path),
      icon: address(tabIconPath),
    },
    fontStyle: font.css,
    characters,
    content: { ...withoutReferences(content), resumeReadings: resumes.readings },
    builtDay: day,
    policyInPages: host.policyInPages ?? false,
  };
  const writeFiles = async () => {
    for (const [path, file] of [
      ...makeAssets(content, day),
      ...resumes.files,
      ...(await makeSiteFiles(content, font.css)),
    ])
      write(address(path as SitePath), file);
  };
  const [report] = await Promise.all([renderPages(data, onProgress), writeFiles()]);
  for (const link of report.links.keys()) {
    const cover = coverOf(link);
    if (cover) write(link.replace(/#.*/, ''), cover);
  }
  await writePictures(pictureFiles(content), [...report.links.keys()], write);
  write(robotsTxtAddress, makeRobotsTxt(content.site));
  await checkRedirects(content, outDir);
  const errorPages = offeredLanguages.map(({ code }) => address(`/${fileOfPath(localize(notFoundPath, code))}`));
  const hostFiles = host.write({
    errorPages,
    headers: makeHeaders(report.hashes, content.code.headers, content.site.preload),
    redirects: listRedirects(content),
  });
  for (const [place, file] of hostFiles) write(place, file);

  const dead = [...report.dead, ...findDeadLinks(outDir, report.links)];
  if (dead.length > 0)
    throw new PlainError(
      `broken links:\n${describeDeadLinks(dead, content)
        .map((line) => `  ${line}`)
        .join('\n')}`,
    );
  swapDist(siteRoot);
  rmSync(textsDir, { recursive: true, force: true });
  const warnings = [...checkMinutes(siteRoot, content), ...resumes.warnings, ...describeMissingLetters(font)].map(
    describeProblem,
  );
  const incomplete = describeCoverage(languages, content.coverage);
  return { pages: report.pages, time: performance.now() - started, warnings, incomplete };
}

/** Writes pictures, as many at a time as there are cores, because encoding needs much memory. */
async function writePictures(fileOf: PictureFiles, links: string[], write: (place: string, file: Buffer) => void) {
  const writeNext = async () => {
    for (let link = links.pop(); link !== undefined; link = links.pop()) {
      const file = await fileOf(link);
      if (file) write(link, file);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, writeNext));
}
