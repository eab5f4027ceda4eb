import { join } from 'node:path';
import type { Connect, EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import type { Content } from '../../src/content/content.ts';
import { ContentError } from '../../src/content/problems.ts';
import { readContent } from '../../src/content/read-content.ts';
import { siteRoot } from '../../src/content/site-root.ts';
import { pageOfShareImage } from '../../src/document/share-card.ts';
import { localDay } from '../../src/i18n/days.ts';
import { dataAddress } from '../../src/pages/data-address.ts';
import { sourceOf } from '../../src/pages/page-source.ts';
import { address, pageAt, parsePath, pathOf } from '../../src/site/addresses.ts';
import { writeStructuredData } from '../discovery/structured-data/structured-data.ts';
import { makeFont, type SiteFont } from '../fonts/font.ts';
import { headersOf, makeHeaders } from '../hosts/headers.ts';
import { listRedirects, redirectOf } from '../hosts/redirects.ts';
import { typeOf } from '../hosts/site-server.ts';
import { tabIcon } from '../pictures/app-icons.ts';
import { type Assets, coverOf, makeAssets } from '../pictures/assets.ts';
import { makeShareArtist, type ShareArtist } from '../share/share-images.ts';
import { bundleBoot } from './bundle.ts';

/** What stays the same until content changes. */
interface Prepared {
  content: Content;
  assets: Assets;
  font: SiteFont;
  artist: ShareArtist;
  boot: string;
}

const rendererFile = '/src/document/render-page.tsx';
type Render = typeof import('../../src/document/render-page.tsx');

/**
 * `npm run dev`: renders each page when it is asked for, from the sources, under the headers that hosts send. A change in
 * `content/` reads everything anew, a change in `src/` shows the page anew; what is wrong in the content is shown instead
 * of the page.
 */
export function sitePages(): Plugin {
  return {
    name: 'site-pages',
    apply: 'serve',
    configureServer(server) {
      if (process.env.VITEST) return undefined;
      let prepared: Promise<Prepared> | undefined;
      server.watcher.on('all', (_event, file) => {
        const { root } = server.config;
        if (file.startsWith(join(siteRoot, 'content'))) {
          prepared = undefined;
          server.environments.ssr.moduleGraph.invalidateAll();
        } else if (file.startsWith(join(root, 'src/browser'))) prepared = undefined;
        else if (!file.startsWith(join(root, 'src')) || file.endsWith('.css')) return;
        server.ws.send({ type: 'full-reload' });
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          prepared ??= prepare(server.config.root);
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

async function prepare(root: string): Promise<Prepared> {
  const content = await readContent(siteRoot);
  const texts = [JSON.stringify(content)];
  const [assets, font, artist, boot] = await Promise.all([
    makeAssets(siteRoot, content, []),
    makeFont(texts),
    makeShareArtist(siteRoot, texts),
    bundleBoot(root),
  ]);
  return { content, assets, font, artist, boot };
}

async function answer(
  server: ViteDevServer,
  prepared: Promise<Prepared>,
  request: Connect.IncomingMessage,
  response: Parameters<Connect.NextHandleFunction>[1],
): Promise<void> {
  const { content, assets, font, artist, boot } = await prepared;
  const { pathname } = new URL(request.originalUrl ?? '/', 'http://site');
  const target = redirectOf(listRedirects(content), pathname);
  if (target) return void response.writeHead(302, { Location: target.to }).end();
  const path = pathOf(pathname);
  const file = assets.get(path) ?? coverOf(pathname) ?? (path === font.path ? font.file : undefined);
  if (file !== undefined) return void response.writeHead(200, { 'Content-Type': typeOf(pathname) }).end(file);

  const render = (await server.ssrLoadModule(rendererFile)) as Render;
  const pictured = pageOfShareImage(path);
  const { language, path: page } = parsePath(pictured ?? path);
  const source = sourceOf(content, language);
  const to = pageAt(page);
  const made = to && (await render.makePage(to, source));
  if (pictured && made)
    return void response.writeHead(200, { 'Content-Type': 'image/png' }).end(await artist.draw(made.share));
  const options = {
    builtDay: localDay(new Date()),
    assets: {
      boot,
      styles: [font.css],
      styleFiles: await styleFilesOf(server, made?.module),
      script: { address: address('/src/browser/page.ts') },
      chunks: [],
      font: address(font.path),
      icon: dataAddress(tabIcon),
    },
  };
  const rendered = made
    ? await render.renderPage(made, {
        ...options,
        structuredData: writeStructuredData(made.to, made.data.meta, source),
      })
    : render.renderNotFound(source, options);
  const html = await server.transformIndexHtml(pathname, rendered);
  // The policy of hosts, so that what it forbids is seen while it is written.
  for (const [name, value] of Object.entries(headersOf(makeHeaders([html]), pathname))) response.setHeader(name, value);
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(made ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
}

/** The style sheets that a page's modules import, those of the whole site first. */
async function styleFilesOf(server: ViteDevServer, module: string | undefined): Promise<string[]> {
  const graph = server.environments.ssr.moduleGraph;
  const files = new Set<string>();
  const seen = new Set<EnvironmentModuleNode>();
  const collect = (node: EnvironmentModuleNode | undefined) => {
    if (!node || seen.has(node)) return;
    seen.add(node);
    if (node.url.endsWith('.css')) files.add(address(node.url as `/${string}`));
    for (const inner of node.importedModules) collect(inner);
  };
  for (const file of [rendererFile, module && `/${module}`]) if (file) collect(await graph.getModuleByUrl(file));
  return [...files];
}
