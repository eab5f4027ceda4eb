import { join } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { pageOfShareImage } from '../../src/document/share-card.ts';
import type { Content } from '../../src/content/content.ts';
import { ContentError } from '../../src/content/problems.ts';
import { readContent } from '../../src/content/read-content.ts';
import { address, pathOf } from '../../src/site/addresses.ts';
import { type Assets, coverOf, makeAssets } from '../pictures/assets.ts';
import { bundleBoot } from './bundle.ts';
import { makeFont, type SiteFont } from '../fonts/font.ts';
import { completeDocument } from '../page-document.ts';
import { listRedirects, redirectOf } from '../hosts/redirects.ts';
import { makeShareArtist, type ShareArtist } from '../share/share-images.ts';
import { typeOf } from '../hosts/site-server.ts';
import { writeStructuredData } from '../discovery/structured-data/structured-data.ts';

/** What stays the same until content changes. */
interface Prepared {
  content: Content;
  assets: Assets;
  font: SiteFont;
  artist: ShareArtist;
  boot: string;
}

/**
 * `npm run dev`: renders each page when it is asked for, from the sources, with hot reload. A change
 * in `content/` reads everything anew; what is wrong in it is shown instead of the page.
 */
export function sitePages(): Plugin {
  return {
    name: 'site-pages',
    apply: 'serve',
    configureServer(server) {
      if (process.env.VITEST) return undefined;
      let prepared: Promise<Prepared> | undefined;
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(join(server.config.root, 'content'))) return;
        prepared = undefined;
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
  const content = await readContent(root);
  const texts = [JSON.stringify(content)];
  const [assets, font, artist, boot] = await Promise.all([
    makeAssets(root, content, []),
    makeFont(texts),
    makeShareArtist(root, texts),
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
  if (file !== undefined) {
    return void response.writeHead(200, { 'Content-Type': typeOf(pathname) }).end(file);
  }
  const { renderPage } = (await server.ssrLoadModule(
    '/src/app/entry.server.tsx',
  )) as typeof import('../../src/document/render-page.tsx');
  const pictured = pageOfShareImage(path);
  const page = await renderPage(pictured ?? path, content);
  if (pictured && page.share)
    return void response.writeHead(200, { 'Content-Type': 'image/png' }).end(await artist.draw(page.share));
  const html = completeDocument(page.html, {
    // Where nothing is built the data is its own address.
    state: `data:application/json,${encodeURIComponent(page.state)}`,
    structuredData: page.meta ? writeStructuredData(path, page.meta, content) : '',
    styles: [font.css],
    styleFiles: [],
    boot,
    entry: { address: address('/src/app/entry.client.tsx') },
    font: address(font.path),
  });
  response
    .writeHead(page.status, { 'Content-Type': 'text/html; charset=utf-8' })
    .end(await server.transformIndexHtml(pathname, html));
}
