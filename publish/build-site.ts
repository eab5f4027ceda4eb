import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Content } from '../src/content/content.ts';
import { readContent } from '../src/content/read-content.ts';
import { offeredLanguages } from '../src/i18n/languages.ts';
import { fileOfPath, listPages, localize, paths } from '../src/i18n/paths.ts';
import { makeAssets } from './assets.ts';
import { bundleClient, bundleServer } from './bundle.ts';
import { checkContentLinks, findDeadLinks } from './check-links.ts';
import { makeFont } from './font.ts';
import { makeHeaders, writeHeaders } from './headers.ts';
import { completeDocument } from './page-document.ts';
import { listRedirects, writeRedirects } from './redirects.ts';

/** What a build made. */
export interface BuildReport {
  pages: number;
  /** Milliseconds. */
  time: number;
}

/**
 * Builds the whole site.
 * @param root the project's folder; the result goes to its `dist`
 * @throws ContentError where content is wrong, Error where a page does not render or a link leads nowhere
 */
export async function buildSite(root: string): Promise<BuildReport> {
  const started = performance.now();
  const content = await readContent(root);
  checkContentLinks(root, content);
  const outDir = join(root, 'dist');
  const client = await bundleClient(root, outDir);
  const { renderPage } = await bundleServer(root);
  const font = await makeFont(textsOf(content));

  const read = (files: readonly string[]) =>
    files.map((file) => readFileSync(join(outDir, file), 'utf8').trim()).join('');
  const pages = new Map<string, string>();
  for (const { path, status } of listAddresses(content)) {
    const page = await renderPage(path, content);
    if (page.status !== status) throw new Error(`${path} was rendered with status ${page.status}`);
    const ownStyles = client.stylesOf(page.module);
    // Two style elements: what all pages share, and what this kind of page adds. Each is one hash in the policy.
    const styles = [font.css + read(client.sharedStyles), read(ownStyles)].filter(Boolean);
    const styleFiles = [...client.sharedStyles, ...ownStyles];
    const html = completeDocument(page.html, {
      state: page.state,
      styles,
      styleFiles,
      boot: client.boot,
      font: font.address,
    });
    pages.set(`/${fileOfPath(path)}`, html);
  }

  rmSync(join(outDir, '.vite'), { recursive: true });
  const files = new Map<string, string | Buffer>([...pages, ...(await makeAssets(root, content, pages.values()))]);
  files.set(font.address, font.file);
  files.set('/_redirects', writeRedirects(listRedirects(content)));
  files.set('/_headers', writeHeaders(makeHeaders(pages.values())));
  for (const [address, file] of files) {
    const path = join(outDir, address);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file);
  }
  const dead = findDeadLinks(
    new Map([...files, ...listFiles(outDir).map((file) => [file, files.get(file) ?? ''] as const)]),
  );
  if (dead.length > 0) throw new Error(`links that lead nowhere:\n${dead.map((line) => `  ${line}`).join('\n')}`);
  return { pages: pages.size, time: performance.now() - started };
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
