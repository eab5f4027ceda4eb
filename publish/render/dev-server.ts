import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { Content } from '../../src/content/content.ts';
import { keepInMemory, watchFiles } from '../../src/content/disk-cache.ts';
import { ContentError } from '../../src/content/problems.ts';
import { readContent } from '../../src/content/read-content.ts';
import { siteFile } from '../../src/content/site.ts';
import { siteRoot } from '../../src/content/site-root.ts';
import { theme, themeFile } from '../../src/content/theme/theme.ts';
import { pageOfShareImage } from '../../src/document/share-card.ts';
import { localDay } from '../../src/i18n/days.ts';
import { dataAddress } from '../../src/pages/data-address.ts';
import { sourceOf } from '../../src/pages/page-source.ts';
import { address, parsePath, pathOf } from '../../src/site/addresses.ts';
import { siteMapOf } from '../../src/site/site-map.ts';
import { makeDiscovery } from '../discovery/discovery.ts';
import { writeStructuredData } from '../discovery/structured-data/structured-data.ts';
import { cacheFont } from '../fonts/cache-font.ts';
import { charactersOf } from '../fonts/characters.ts';
import type { SiteFont } from '../fonts/font.ts';
import { offeredLetters } from '../fonts/offered-letters.ts';
import { headersOf, makeHeaders } from '../hosts/headers.ts';
import { everywhere, hashesOf } from '../hosts/policy.ts';
import { readPort } from '../hosts/port.ts';
import { listRedirects, redirectOf } from '../hosts/redirects.ts';
import { typeOf } from '../hosts/site-server.ts';
import { once } from '../once.ts';
import { checkOverrides, overridesFolder } from '../overrides/overrides.ts';
import { tabIcon } from '../pictures/app-icons.ts';
import { type Assets, coverOf, makeAssets } from '../pictures/assets.ts';
import { type PictureFiles, pictureFiles } from '../pictures/photos.ts';
import { cacheResumes } from '../resume/cache-resumes.ts';
import { makeShareArtist, type ShareArtist } from '../share/share-images.ts';
import { bundleInline, type InlineScripts, laterStyles } from './bundle-scripts.ts';
import { languageSearched, makeDevSearch } from './dev-search.ts';
import { everyPage, renderer } from './load-renderer.ts';

/** What stays the same until content changes. Files that no page waits for are made on the first request. */
interface Prepared {
  content: Content;
  font: SiteFont;
  inline: InlineScripts;
  assets: () => Promise<Assets>;
  picture: PictureFiles;
  artist: () => Promise<ShareArtist>;
  search: Map<string, Promise<Map<string, string>>>;
}

/** Allows what Vite itself adds to the page: its client, and changed styles. */
const nonce = 'development';

type Response = Parameters<Connect.NextHandleFunction>[1];
type Render = typeof import('../../src/document/render-page.tsx');

/**
 * Files that are read only at the start: the styles contain the theme, and imported modules contain the site's facts.
 */
const readAtStart = [themeFile, siteFile].map((file) => join(siteRoot, file));
const textsAtStart = () =>
  readAtStart.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)).join();
const startedWith = textsAtStart();

/**
 * `npm run dev`: renders each page on request, from the sources, with the headers that hosts send. A change in
 * `content/` reads everything again, and a change in `src/` or `overrides/` reloads the page. Problems in the content
 * are shown instead of the page. The variable PORT overrides Vite's port.
 */
export function sitePages(): Plugin {
  return {
    name: 'site-pages',
    apply: 'serve',
    config() {
      if (process.env.VITEST) return undefined;
      const port = readPort();
      return {
        cacheDir: join(siteRoot, '.cache/vite'),
        // Dependencies that are discovered later are bundled later, and that reloads the page while the visitor uses
        // it.
        optimizeDeps: { entries: ['src/browser/page.ts'] },
        html: { cspNonce: nonce },
        server: {
          // Both change while pages are served, and hold thousands of files.
          watch: { ignored: ['**/.cache/**', '**/dist/**'] },
          ...(port && { port, strictPort: true }),
        },
      };
    },
    // After a restart Vite's client would wait for the server in a shared worker. The policy forbids that worker, so
    // the page would never reload.
    transformIndexHtml: () => [{ tag: 'script', children: 'delete window.SharedWorker' }],
    configureServer(server) {
      if (process.env.VITEST) return undefined;
      keepInMemory();
      watchFiles();
      let prepared: Promise<Prepared> | undefined;
      let inline: Promise<InlineScripts> | undefined;
      let restarted = Promise.resolve();
      // A save during a restart needs another restart: Vite itself would merge the two.
      const restart = () => {
        restarted = restarted.then(() => server.restart());
        return restarted;
      };
      // The watcher does not report changes that were saved before it was ready.
      server.watcher.once('ready', () => textsAtStart() !== startedWith && void restart());
      // The site may be outside the project.
      server.watcher.add(join(siteRoot, 'content'));
      server.watcher.on('all', async (_event, file) => {
        const { config } = server;
        if (readAtStart.includes(file)) {
          prepared = inline = undefined;
          await restart();
          // If the restart failed because the file is wrong, this server keeps running and reports the problem.
          if (server.config !== config) return;
        } else if (file.startsWith(join(siteRoot, overridesFolder))) {
          prepared = inline = undefined;
          for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
        } else if (file.startsWith(join(siteRoot, 'content'))) {
          prepared = undefined;
          // Modules that read the site's data on import do not read texts.
          if (!file.endsWith('.mdx')) {
            // Texts also depend on names, pictures and words.
            watchFiles();
            inline = undefined;
            server.environments.ssr.moduleGraph.invalidateAll();
          }
        } else if (file.startsWith(join(config.root, 'src/browser'))) prepared = inline = undefined;
        else if (!file.startsWith(join(config.root, 'src')) || file.endsWith('.css')) return;
        server.ws.send({ type: 'full-reload' });
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          inline ??= bundleInline(server.config.root);
          prepared ??= prepare(server.config.root, inline);
          answer(server, prepared, request, response).catch((error) => {
            prepared = undefined;
            if (!(error instanceof ContentError)) return next(error);
            console.error(error.message);
            return showProblems(server, error, response);
          });
        });
      };
    },
  };
}

async function prepare(root: string, inline: Promise<InlineScripts>): Promise<Prepared> {
  const content = await readContent(siteRoot);
  checkOverrides(root, siteRoot);
  const characters = charactersOf(content);
  const letters = offeredLetters(content);
  const font = await cacheFont(theme.font, characters, letters);
  return {
    content,
    font,
    inline: await inline,
    picture: pictureFiles(content),
    assets: once(
      async () =>
        new Map([
          ...makeAssets(content),
          ...(await cacheResumes({ projectRoot: root, siteRoot }, content)).files,
          ...(await makeDiscovery(siteRoot, content, font.css)),
        ]),
    ),
    artist: once(() => makeShareArtist(siteRoot, characters)),
    search: new Map(),
  };
}

async function answer(
  server: ViteDevServer,
  prepared: Promise<Prepared>,
  request: Connect.IncomingMessage,
  response: Response,
): Promise<void> {
  const { content, assets, picture, font, artist, inline, search } = await prepared;
  const { pathname } = new URL(request.originalUrl ?? '/', 'http://site');
  const target = redirectOf(listRedirects(content), pathname);
  if (target) return void response.writeHead(302, { Location: target.to }).end();
  const path = pathOf(pathname);
  const isFile = /\.\w+$/.test(path);
  const file =
    font.files.find((one) => one.path === path)?.file ??
    coverOf(pathname) ??
    (isFile ? ((await picture(pathname)) ?? (await assets()).get(path)) : undefined);
  if (file !== undefined) return void response.writeHead(200, { 'Content-Type': typeOf(pathname) }).end(file);

  const render = (await server.ssrLoadModule(`/${renderer}`)) as Render;
  const pictured = pageOfShareImage(path);
  const { language, path: page } = parsePath(pictured ?? path);
  const source = sourceOf(content, language);
  const to = siteMapOf(content).at(page);
  const made = to && (await render.makePage(to, source));
  if (pictured && made)
    return void response.writeHead(200, { 'Content-Type': 'image/png' }).end(await (await artist()).draw(made.share));
  const options = {
    builtDay: localDay(new Date()),
    assets: {
      ...inline,
      styles: [font.css],
      styleFiles: await styleFilesOf(server, made?.modules ?? render.notFoundModules),
      script: { address: address('/src/browser/page.ts') },
      chunks: [],
      laterStyles: { address: address(`/${laterStyles}`) },
      font: address(font.files[0].path),
      icon: dataAddress(tabIcon),
    },
  };
  const searched = languageSearched(path);
  if (searched) {
    const files = search.get(searched) ?? makeDevSearch(sourceOf(content, searched), render, options);
    search.set(searched, files);
    return void response.writeHead(200, { 'Content-Type': typeOf(pathname) }).end((await files).get(path));
  }
  const rendered = made
    ? await render.renderPage(made, {
        ...options,
        structuredData: writeStructuredData(made.to, made.data.meta, source),
      })
    : await render.renderNotFound(source, options);
  const html = await server.transformIndexHtml(pathname, rendered);
  // The policy that hosts send, so that violations show during development.
  const hashes = new Map([[everywhere, hashesOf(html)]]);
  for (const [name, value] of Object.entries(headersOf(makeHeaders(hashes), pathname)))
    response.setHeader(name, value.replace(/(?:style|script)-src 'self'/g, `$& 'nonce-${nonce}'`));
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(made ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
}

/** Shows the problems in the content until they are fixed: only then does Vite's client reload the page. */
async function showProblems(server: ViteDevServer, { message }: ContentError, response: Response): Promise<void> {
  const text = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const html = await server.transformIndexHtml('/', `<!DOCTYPE html><meta charset="utf-8"><pre>${text}</pre>`);
  response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
}

/** The style sheets that a page's modules import, global ones first. */
async function styleFilesOf(server: ViteDevServer, modules: readonly string[]): Promise<string[]> {
  const graph = server.environments.ssr.moduleGraph;
  const files = new Set<string>();
  const seen = new Set<string>();
  const collect = async (url: string): Promise<void> => {
    if (seen.has(url)) return;
    seen.add(url);
    if (url.endsWith('.css')) files.add(address(url as `/${string}`));
    const node = await graph.getModuleByUrl(url);
    // Dynamic imports belong to other pages.
    for (const inner of node?.transformResult?.deps ?? []) await collect(inner);
  };
  for (const module of [...everyPage, ...modules]) {
    // A module's imports are known only after it is loaded.
    await server.ssrLoadModule(`/${module}`);
    await collect(`/${module}`);
  }
  return [...files];
}
