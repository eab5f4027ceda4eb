import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type ShareCard, shareImage } from '../src/app/share-card.ts';
import type { Content } from '../src/content/content.ts';
import { describeProblem } from '../src/content/problems.ts';
import { readContent } from '../src/content/read-content.ts';
import { offeredLanguages } from '../src/i18n/languages.ts';
import { address, base, fileOfPath, listPages, localize, type PagePath, paths } from '../src/i18n/paths.ts';
import { drawingAt, makeAssets, makeSprite } from './assets.ts';
import { bundleClient, bundleServer } from './bundle.ts';
import { checkContentLinks, findDeadLinks } from './check-links.ts';
import { checkMinutes } from './checks/check-minutes.ts';
import { makeRobotsTxt, robotsTxtAddress } from './discovery/robots-txt.ts';
import { makeFont } from './font.ts';
import { makeHeaders } from './headers.ts';
import type { Host } from './hosts/host.ts';
import { inlineUsedIcons } from './inline-icons.ts';
import { inlinePictures } from './inline-pictures.ts';
import { completeDocument } from './page-document.ts';
import { listRedirects } from './redirects.ts';
import { keepImages } from './share/kept-images.ts';
import { drawShareImages, makeShareArtist } from './share/share-images.ts';
import { writeStructuredData } from './structured-data/structured-data.ts';

/** What a build made. */
export interface BuildReport {
  pages: number;
  /** Milliseconds. */
  time: number;
  /** What is odd in the content, but not wrong: a line each. */
  warnings: string[];
}

/**
 * Builds the whole site.
 * @param root the project's folder; the result goes to its `dist`, each file to the place that its address names
 * @param host writes what the host reads
 * @throws ContentError where content is wrong, Error where a page does not render or a link leads nowhere
 */
export async function buildSite(root: string, host: Host): Promise<BuildReport> {
  const started = performance.now();
  const content = await readContent(root);
  checkContentLinks(root, content);
  const outDir = join(root, 'dist');
  rmSync(outDir, { recursive: true, force: true });
  const client = await bundleClient(root, join(outDir, base));
  const { renderPage } = await bundleServer(root);
  const texts = [...textsOf(content)];
  const font = await makeFont(texts);

  const read = (files: readonly string[]) =>
    files.map((file) => readFileSync(join(outDir, file), 'utf8').trim()).join('');
  const sprite = makeSprite(content);
  const drawing = (source: string) => drawingAt(root, source);
  const pages = new Map<string, string>();
  const states = new Map<string, string>();
  const cards = new Map<PagePath, ShareCard>();
  for (const { path, status } of listAddresses(content)) {
    const page = await renderPage(path, content);
    if (page.status !== status) throw new Error(`${path} was rendered with status ${page.status}`);
    const ownStyles = client.stylesOf(page.module);
    // Two style elements: what all pages share, and what this kind of page adds. Each is one hash in the policy.
    const styles = [font.css + read(client.sharedStyles), read(ownStyles)].filter(Boolean);
    const styleFiles = [...client.sharedStyles, ...ownStyles];
    const state = stateAddress(path, page.state);
    states.set(state, page.state);
    const html = completeDocument(page.html, {
      state,
      structuredData: page.meta ? writeStructuredData(path, page.meta, content) : '',
      styles,
      styleFiles,
      boot: client.boot,
      entry: client.entry,
      table: client.table,
      font: address(font.path),
    });
    pages.set(address(`/${fileOfPath(path)}`), inlinePictures(inlineUsedIcons(html, sprite), drawing));
    if (page.share) cards.set(shareImage(path), page.share);
  }

  rmSync(join(outDir, base, '.vite'), { recursive: true });
  const assets = (await makeAssets(root, content, [...pages.values(), ...states.values()])).set(font.path, font.file);
  const images = await drawShareImages(keepImages(root, await makeShareArtist(root, texts)), cards);
  const files = new Map<string, string | Buffer>([
    ...pages,
    ...states,
    [robotsTxtAddress, makeRobotsTxt(content.site)],
    ...[...assets, ...images].map(([path, file]) => [address(path as PagePath), file] as const),
    ...host({ pages, headers: makeHeaders(pages.values()), redirects: listRedirects(content) }),
  ]);
  for (const [place, file] of files) {
    const path = join(outDir, place);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file);
  }
  const dead = findDeadLinks(
    new Map([...files, ...listFiles(outDir).map((file) => [file, files.get(file) ?? ''] as const)]),
  );
  if (dead.length > 0) throw new Error(`links that lead nowhere:\n${dead.map((line) => `  ${line}`).join('\n')}`);
  const warnings = checkMinutes(root, content).map(describeProblem);
  return { pages: pages.size, time: performance.now() - started, warnings };
}

/** Where a page's data lies: named by what is in it, so that a page never meets the data of another version. */
function stateAddress(path: PagePath, state: string): string {
  const hash = createHash('sha256').update(state).digest('hex').slice(0, 8);
  return address(`/assets/data/${fileOfPath(path).replace(/\.html$/, '')}-${hash}.json`);
}

/** Every page in every offered language, and each language's error screen. */
function listAddresses(content: Content) {
  const all = [...listPages(content).map((path) => ({ path, status: 200 })), { path: paths.notFound(), status: 404 }];
  return offeredLanguages.flatMap(({ code }) =>
    all.map(({ path, status }) => ({ path: localize(path, code), status })),
  );
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
