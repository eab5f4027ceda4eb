import { join } from 'node:path';
import type { Connect, EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import type { Content } from '../../src/content/content.ts';
import { keepInMemory, watchFiles } from '../../src/content/disk-cache.ts';
import { ContentError } from '../../src/content/problems.ts';
import { readContent } from '../../src/content/read-content.ts';
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

/** What stays the same until content changes. Files that pages do not wait for are made when the first is asked for. */
interface Prepared {
  content: Content;
  font: SiteFont;
  inline: InlineScripts;
  assets: () => Promise<Assets>;
  picture: PictureFiles;
  artist: () => Promise<ShareArtist>;
  search: Map<string, Promise<Map<string, string>>>;
}

/** Lets in what Vite itself puts into the page: its client, and styles when they change. */
const nonce = 'development';

const rendererFile = '/src/document/render-page.tsx';
type Render = typeof import('../../src/document/render-page.tsx');

/**
 * `npm run dev`: renders each page when it is asked for, from the sources, under the headers that hosts send. A change in
 * `content/` reads everything anew, one in `src/` or `overrides/` shows the page anew; what is wrong in the content is shown instead
 * of the page.
 */
export function sitePages(): Plugin {
  return {
    name: 'site-pages',
    apply: 'serve',
    config: () => ({
      html: { cspNonce: nonce },
      // Each is written while pages are answered, and holds thousands of files.
      server: { watch: { ignored: ['**/.cache/**', '**/dist/**'] } },
    }),
    configureServer(server) {
      if (process.env.VITEST) return undefined;
      keepInMemory();
      watchFiles();
      let prepared: Promise<Prepared> | undefined;
      let inline: Promise<InlineScripts> | undefined;
      // The site may lie outside of the project.
      server.watcher.add(join(siteRoot, 'content'));
      server.watcher.on('all', (_event, file) => {
        const { root } = server.config;
        // The theme is in the styles and in what is imported once.
        if (file === join(siteRoot, themeFile)) return void server.restart();
        if (file.startsWith(join(siteRoot, overridesFolder))) {
          prepared = inline = undefined;
          for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
        } else if (file.startsWith(join(siteRoot, 'content'))) {
          prepared = undefined;
          // Modules that read the site's data when they are imported do not read texts.
          if (!file.endsWith('.mdx')) {
            // Texts depend on names, pictures and words as well.
            watchFiles();
            inline = undefined;
            server.environments.ssr.moduleGraph.invalidateAll();
          }
        } else if (file.startsWith(join(root, 'src/browser'))) prepared = inline = undefined;
        else if (!file.startsWith(join(root, 'src')) || file.endsWith('.css')) return;
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
            response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(error.message);
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
  response: Parameters<Connect.NextHandleFunction>[1],
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

  const render = (await server.ssrLoadModule(rendererFile)) as Render;
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
  // The policy of hosts, so that what it forbids is seen while it is written.
  const hashes = new Map([[everywhere, hashesOf(html)]]);
  for (const [name, value] of Object.entries(headersOf(makeHeaders(hashes), pathname)))
    response.setHeader(name, value.replace(/(?:style|script)-src 'self'/g, `$& 'nonce-${nonce}'`));
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(made ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
}

async function styleFilesOf(server: ViteDevServer, modules: readonly string[]): Promise<string[]> {
  const graph = server.environments.ssr.moduleGraph;
  const files = new Set<string>();
  const seen = new Set<EnvironmentModuleNode>();
  const collect = (node: EnvironmentModuleNode | undefined) => {
    if (!node || seen.has(node)) return;
    seen.add(node);
    if (node.url.endsWith('.css')) files.add(address(node.url as `/${string}`));
    for (const inner of node.importedModules) collect(inner);
  };
  for (const file of [rendererFile, ...modules.map((module) => `/${module}`)])
    collect(await graph.getModuleByUrl(file));
  return [...files];
}
