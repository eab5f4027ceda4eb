import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Content } from '../../src/content/content.ts';
import { describeProblem } from '../../src/content/problems.ts';
import { readContent } from '../../src/content/read-content.ts';
import type { DocumentAssets } from '../../src/document/document-scripts.tsx';
import { type ShareCard, shareImage } from '../../src/document/share-card.ts';
import { localDay } from '../../src/i18n/days.ts';
import { offeredLanguages } from '../../src/i18n/languages.ts';
import { dataAddress } from '../../src/pages/data-address.ts';
import { sourceOf } from '../../src/pages/page-source.ts';
import {
  address,
  base,
  fileOfPath,
  localize,
  notFoundPath,
  pagePath,
  type SitePath,
} from '../../src/site/addresses.ts';
import { listPages } from '../../src/site/pages.ts';
import { checkContentLinks, findDeadLinks } from '../checks/check-links.ts';
import { checkMinutes } from '../checks/check-minutes.ts';
import { makeRobotsTxt, robotsTxtAddress } from '../discovery/robots-txt.ts';
import { writeStructuredData } from '../discovery/structured-data/structured-data.ts';
import { makeFont } from '../fonts/font.ts';
import { makeHeaders } from '../hosts/headers.ts';
import type { Host } from '../hosts/host.ts';
import { listRedirects } from '../hosts/redirects.ts';
import { tabIcon } from '../pictures/app-icons.ts';
import { makeAssets } from '../pictures/assets.ts';
import { cacheImages } from '../share/image-cache.ts';
import { drawShareImages, makeShareArtist } from '../share/share-images.ts';
import { bundleRenderer, bundleScripts, type Roots } from './bundle.ts';

/** What a build made. */
export interface BuildReport {
  pages: number;
  /** Milliseconds. */
  time: number;
  /** What is odd in the content, but not wrong: a line each. */
  warnings: string[];
}

/**
 * Builds the whole site beside the last one, and swaps them at the end: a build that fails leaves the last one in place.
 * @param roots the folders of the project and of the site; the result goes to the site's `dist`, each file to the place
 * that its address names
 * @param host writes what the host reads
 * @throws ContentError where content is wrong, Error where a page does not render or a link leads nowhere
 */
export async function buildSite({ projectRoot, siteRoot: root }: Roots, host: Host): Promise<BuildReport> {
  const started = performance.now();
  const content = await readContent(root);
  checkContentLinks(content);
  const outDir = join(root, '.cache/dist');
  rmSync(outDir, { recursive: true, force: true });
  const [scripts, { render, stylesOf }] = await Promise.all([
    bundleScripts(projectRoot, join(outDir, base)),
    bundleRenderer({ projectRoot, siteRoot: root }),
  ]);
  const texts = [...textsOf(content)];
  const font = await makeFont(texts);
  const builtDay = localDay(new Date());
  const assetsOf = (module: string | undefined): DocumentAssets => {
    const [shared = '', ...own] = stylesOf(module);
    // Two style elements: what all pages share, and what this kind of page adds. Each is one hash in the policy.
    return {
      ...scripts,
      styles: [font.css + shared, ...own],
      styleFiles: [],
      font: address(font.path),
      icon: dataAddress(tabIcon),
    };
  };

  const files = new Map<string, string | Buffer>();
  const pages = new Map<string, string>();
  const cards = new Map<SitePath, ShareCard>();
  for (const { code } of offeredLanguages) {
    const source = sourceOf(content, code);
    for (const to of listPages(content)) {
      const path = pagePath(to, code);
      const page = await render.makePage(to, source);
      if (!page) throw new Error(`${path} is in the site map, and the content has no such page`);
      const structuredData = writeStructuredData(to, page.data.meta, source);
      const html = await render.renderPage(page, { assets: assetsOf(page.module), builtDay, structuredData });
      pages.set(address(`/${fileOfPath(path)}`), html);
      cards.set(shareImage(path), page.share);
    }
    const lost = render.renderNotFound(source, { assets: assetsOf(undefined), builtDay });
    pages.set(address(`/${fileOfPath(localize(notFoundPath, code))}`), lost);
  }

  const assets = await makeAssets(root, content, pages.values());
  const images = await drawShareImages(
    cacheImages({ projectRoot, siteRoot: root }, await makeShareArtist(root, texts)),
    cards,
  );
  for (const [path, file] of [...assets.set(font.path, font.file), ...images])
    files.set(address(path as SitePath), file);
  for (const [place, file] of [
    ...pages,
    [robotsTxtAddress, makeRobotsTxt(content.site)] as const,
    ...host({ pages, headers: makeHeaders(pages.values()), redirects: listRedirects(content) }),
  ])
    files.set(place, file);
  for (const [place, file] of files) {
    const path = join(outDir, place);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file);
  }
  const all = listFiles(outDir).map((file) => [file, files.get(file) ?? ''] as const);
  const dead = findDeadLinks(new Map(all));
  if (dead.length > 0) throw new Error(`links that lead nowhere:\n${dead.map((line) => `  ${line}`).join('\n')}`);
  swap(outDir, join(root, 'dist'));
  const warnings = checkMinutes(root, content).map(describeProblem);
  return { pages: pages.size, time: performance.now() - started, warnings };
}

/** Puts a finished folder in the place of another. */
function swap(made: string, place: string): void {
  const before = `${made}-before`;
  rmSync(before, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  renameSync(place, before);
  renameSync(made, place);
  rmSync(before, { recursive: true, force: true });
}

function* textsOf(content: Content): Iterable<string> {
  const { dictionaries, ...rest } = content;
  for (const dictionary of Object.values(dictionaries)) yield* Object.values(dictionary);
  yield JSON.stringify(rest);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`);
}
