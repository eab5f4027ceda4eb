import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { workerData } from 'node:worker_threads';
import type { Content } from '../../content/content.ts';
import { escapeRegExp } from '../../content/escape-regexp.ts';
import type { DocumentAssets } from '../../document/document-scripts.tsx';
import { shareImage } from '../../document/share-card.ts';
import { sourceOf } from '../../pages/page-source.ts';
import { address, fileOfPath, localize, notFoundPath, pagePath, type SitePath } from '../../routes/addresses.ts';
import { listPages, type PageRef } from '../../routes/pages.ts';
import { coverFolder } from '../../ui/picture/picture-source.ts';
import { collectLinks, type DeadLink, type Links } from '../checks/check-links.ts';
import { writeLanguageFiles } from '../discovery/discovery.ts';
import { isSearched, searchedPage, writeSearchFiles } from '../discovery/search/search-files.ts';
import { makeStructuredData } from '../discovery/structured-data/structured-data.ts';
import { withPolicy } from '../hosts/github.ts';
import { addHashes, findOwnRules, hashesOf, quickSize, ruleOf, type SiteHashes } from '../hosts/policy.ts';
import { cacheImages } from '../share/image-cache.ts';
import type { ShareRenderer } from '../share/share-images.ts';
import { loadRenderer, type RendererBundle } from './load-renderer.ts';

export interface WorkerData {
  siteRoot: string;
  outDir: string;
  textsDir: string;
  renderer: RendererBundle;
  /** The same on all pages. Each page adds the styles of its kind. */
  assets: Omit<DocumentAssets, 'styles' | 'styleFiles'>;
  fontStyle: string;
  characters: string;
  content: Content;
  builtDay: string;
  policyInPages: boolean;
}

/** Some pages of a language, by their index in the site map; or its feeds and Markdown. */
export type Job =
  | { kind: 'pages'; language: string; from: number; to: number }
  | { kind: 'not-found'; language: string }
  | { kind: 'language-files'; language: string }
  | { kind: 'search'; language: string };

export type WatchedJob = Job & { begun: Int32Array };

export interface JobReport {
  pages: number;
  hashes: SiteHashes;
  links: Links;
  /** Links to parts that their own page does not have. */
  dead: DeadLink[];
}

// The original would end the worker without an error message.
process.exit = (code) => {
  throw new Error(`process.exit(${code ?? ''}) was called, which would end the build`);
};

// Each text runs once, so compiled code need not be kept.
setFlagsFromString('--no-compilation-cache');

// Tinypool passes the data as the second of two elements.
const given = (Array.isArray(workerData) ? workerData[1] : workerData) as WorkerData;
const { siteRoot, outDir, assets, content, fontStyle, builtDay } = given;
const { render, stylesOf } = await loadRenderer(given.renderer);
const allPages = listPages(content);
const hasOwnRule = findOwnRules(allPages.map((to) => pagePath(to)));
const images = cacheImages(siteRoot, {
  draw: async (card) => (await shareRenderer()).draw(card),
});
let made: Promise<ShareRenderer> | undefined;
const shareRenderer = () => (made ??= prepareRenderer());

async function prepareRenderer(): Promise<ShareRenderer> {
  const { makeShareRenderer } = await import('../share/share-images.ts');
  return makeShareRenderer(siteRoot, given.characters);
}

/** Renders pages and writes them and their share images one by one; throws what a page threw. */
export default async function work(job: WatchedJob): Promise<JobReport> {
  try {
    return await doJob(job);
  } catch (error) {
    // Code of the site may throw anything, and Tinypool takes null for no error.
    throw error instanceof Error ? error : new Error(`${error} was thrown`);
  }
}

async function doJob(job: WatchedJob): Promise<JobReport> {
  const report: JobReport = { pages: 0, hashes: new Map(), links: new Map(), dead: [] };
  const source = sourceOf(content, job.language);
  if (job.kind === 'language-files') writeLanguageFiles(siteRoot, source, (path, text) => write(address(path), text));
  if (job.kind === 'search')
    await writeSearchFiles(
      source,
      (to) => JSON.parse(readFileSync(textsFile(to, job.language), 'utf8')),
      (path, text) => write(address(path), text),
    );
  if (job.kind === 'not-found') {
    const html = await render.renderNotFound(source, {
      assets: assetsOf(render.notFoundModules),
      builtDay,
      writeFile: writeOnce,
    });
    writePage(localize(notFoundPath, job.language), html, report);
  }
  if (job.kind === 'pages') {
    for (const to of allPages.slice(job.from, job.to)) {
      Atomics.add(job.begun, 0, 1);
      const path = pagePath(to, job.language);
      const page = await render.makePage(to, source);
      if (!page) throw new Error(`${path} is in the site map, but the content has no such page`);
      const structuredData = makeStructuredData(to, page.data.meta, source);
      const html = await render.renderPage(page, {
        assets: assetsOf(page.modules),
        builtDay,
        structuredData,
        writeFile: writeOnce,
      });
      writePage(path, html, report);
      if (isSearched(to, source))
        writeFile(textsFile(to, job.language), JSON.stringify(searchedPage(to, html, source)));
      write(address(shareImage(path)), await images.draw(page.share));
    }
  }
  return report;
}

const textsFile = (to: PageRef, language: string) =>
  join(given.textsDir, fileOfPath(pagePath(to, language)).replace(/html$/, 'json'));

function assetsOf(modules: readonly string[]): DocumentAssets {
  // A single style element, because each adds a hash to the policy, which is sent before every page.
  return { ...assets, styles: [fontStyle + stylesOf(modules)], styleFiles: [] };
}

const namedCover = new RegExp(
  `"${escapeRegExp(new URL(content.site.url).origin)}(${escapeRegExp(address(coverFolder))}[^"]+)"`,
  'g',
);

function writePage(path: SitePath, html: string, report: JobReport): void {
  const file = address(`/${fileOfPath(path)}`);
  report.pages++;
  const hashes = hashesOf(html);
  const own = hasOwnRule(path) ? address(path) : ruleOf(path);
  if (own !== ruleOf(path)) addHashes(report.hashes, ruleOf(path), hashes);
  addHashes(report.hashes, own, own.endsWith('*') ? hashes : { ...hashes, bytes: quickSize(html) });
  report.dead.push(...collectLinks(file, html, report.links));
  for (const [, cover = ''] of html.matchAll(namedCover)) report.links.set(cover, file);
  write(file, given.policyInPages ? withPolicy(html) : html);
}

const written = new Set<SitePath>();

/** Writes a file whose name has the hash of its content, once, because several pages may refer to it. */
function writeOnce(path: SitePath, text: string): void {
  if (written.has(path)) return;
  written.add(path);
  write(address(path), text);
}

const write = (place: string, file: string | Buffer): void => writeFile(join(outDir, place), file);

function writeFile(path: string, file: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, file);
}
