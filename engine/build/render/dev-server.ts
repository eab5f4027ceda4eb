import { join, relative } from 'node:path';
import { type Connect, createServer, type Plugin, searchForWorkspaceRoot, type ViteDevServer } from 'vite';
import { hashOf } from '../../content/cache/disk-cache.ts';
import { forgetFile, keepInMemory, memoize, watchFiles } from '../../content/cache/memory-cache.ts';
import { once } from '../../content/cache/once.ts';
import { configFile, readCode } from '../../content/code/read-code.ts';
import type { SiteCode } from '../../content/code/site-code.ts';
import type { Content } from '../../content/content.ts';
import { isChangedSince } from '../../content/files/site-files.ts';
import { PlainError } from '../../content/problems.ts';
import { readContent } from '../../content/read-content.ts';
import { siteFile } from '../../content/site.ts';
import { engineRoot, siteRoot, sourceFile } from '../../content/site-root.ts';
import { themeFile } from '../../content/theme/theme.ts';
import { pageOfShareImage } from '../../document/share-card.ts';
import { localDay } from '../../i18n/days.ts';
import { sourceLanguage } from '../../i18n/languages.ts';
import { sourceOf } from '../../pages/page-source.ts';
import { address, pagePath, parsePath, pathOf } from '../../routes/addresses.ts';
import { siteMapOf } from '../../routes/site-map.ts';
import { checkRedirects } from '../checks/check-redirects.ts';
import { makeDiscovery } from '../discovery/discovery.ts';
import { makeStructuredData } from '../discovery/structured-data/structured-data.ts';
import { cacheFont } from '../fonts/cache-font.ts';
import type { SiteFont } from '../fonts/font.ts';
import { gatherLetters } from '../fonts/gather-letters.ts';
import { headersOf, makeHeaders } from '../hosts/headers.ts';
import { everywhere, hashesOf } from '../hosts/policy.ts';
import { decodePath, listRedirects, type Redirect } from '../hosts/redirects.ts';
import { contentTypeOf } from '../hosts/site-server.ts';
import { tabIcon, tabIconPath } from '../pictures/app-icons.ts';
import { type Assets, coverOf, makeAssets } from '../pictures/assets.ts';
import { type PictureFiles, pictureFiles } from '../pictures/photos.ts';
import { cacheResumes } from '../resume/cache-resumes.ts';
import { makeShareRenderer, type ShareRenderer } from '../share/share-images.ts';
import { writeTypes } from '../types/write-types.ts';
import { bundleInline, type InlineScripts, laterStyles } from './bundle-scripts.ts';
import { languageOfSearchFile, makeDevSearch } from './dev-search.ts';
import { everyPage, renderer } from './load-renderer.ts';
import { restartCode } from './restart-code.ts';
import { viteConfig } from './vite-config.ts';

/** What stays the same until content changes. Files that pages do not need at once are made on request. */
interface Prepared {
  content: Content;
  redirects: ReadonlyMap<string, Redirect>;
  font: SiteFont;
  inline: InlineScripts;
  assets: () => Promise<Assets>;
  picture: PictureFiles;
  shareRenderer: () => Promise<ShareRenderer>;
  search: Map<string, Promise<Map<string, string>>>;
}

/** Allows what Vite inserts into pages: its client, and updated styles. */
const nonce = 'development';

type Response = Parameters<Connect.NextHandleFunction>[1];
type Render = typeof import('../../document/render-page.tsx');

const pageScript = sourceFile(join(engineRoot, 'browser/page'));

function urlOf(file: string): `/${string}` {
  const path = relative(siteRoot, file).replaceAll('\\', '/');
  return path.startsWith('..') ? `/@fs${file.replaceAll('\\', '/')}` : `/${path}`;
}

/** Browser packages that are not ES modules, or consist of many. */
const dependenciesToBundle = ['minisearch', 'react', 'react/jsx-dev-runtime', 'react/jsx-runtime', 'react-dom/client'];

const restartFiles = [themeFile, siteFile, configFile].map((file) => join(siteRoot, file));

/**
 * `fitout dev`: renders each page on request, or shows the problems in the content; returns when the server listens.
 */
export async function startDevServer(port?: number): Promise<ViteDevServer> {
  keepInMemory();
  const code = await readCode(siteRoot, []);
  const config = viteConfig(code);
  const server = await createServer({
    ...config,
    plugins: [...(config.plugins ?? []), sitePages(code)],
    html: { cspNonce: nonce },
    // A dependency that is found later would be bundled later and reload the page.
    optimizeDeps: {
      entries: [pageScript],
      // Bundled separately it would exist twice, and islands would not find the language of their page.
      exclude: ['fitout'],
      include: dependenciesToBundle.map((name) => `fitout > ${name}`),
    },
    server: {
      fs: { allow: [siteRoot, engineRoot, searchForWorkspaceRoot(siteRoot)] },
      // These folders have thousands of files, and are written while pages are served.
      watch: { ignored: [join(siteRoot, '.cache/**'), join(siteRoot, 'dist/**'), join(engineRoot, 'dist/**')] },
      ...(port && { port, strictPort: true }),
    },
  });
  rejectInvalidTargets(server);
  return server.listen();
}

/** Vite throws where a request target is not a valid address, which would end the server. */
function rejectInvalidTargets({ httpServer }: ViteDevServer): void {
  for (const listener of httpServer?.listeners('request') ?? []) {
    httpServer?.off('request', listener as () => void);
    httpServer?.on('request', (request: Connect.IncomingMessage, response: Response) => {
      if (URL.canParse(request.url ?? '', 'http://site')) listener(request, response);
      else response.writeHead(400).end();
    });
  }
}

function sitePages(code: SiteCode): Plugin {
  return {
    name: 'site-pages',
    // After a restart Vite’s client would wait in a shared worker, which the policy forbids, and never reload the page.
    transformIndexHtml: () => [{ tag: 'script', children: 'delete window.SharedWorker' }],
    configureServer(server) {
      watchFiles();
      let prepared: Promise<Prepared> | undefined;
      let inline: Promise<InlineScripts> | undefined;
      server.watcher.add([siteRoot, engineRoot]);
      server.watcher.on('all', async (event, file) => {
        prepared = undefined;
        // Texts depend on names and pictures as well, and lists of files on what is added and removed.
        if (event === 'change' && /\.mdx$|[/\\]words[/\\][\w-]+\.yaml$/.test(file)) forgetFile(file);
        else watchFiles();
        // Added and removed code changes the list of modules.
        const isCode = (event === 'add' || event === 'unlink') && /\.tsx?$/.test(file);
        if ((isCode || restartFiles.includes(file)) && (await isContentValid())) {
          await server.close();
          process.exit(restartCode);
        }
        // Vite reloads what imports the file; reloading all modules would give a page being rendered two of each.
        if (/\.(json|tsx?)$/.test(file)) inline = undefined;
        server.ws.send({ type: 'full-reload' });
      });
      const preparing = () => {
        inline ??= bundleInline(code);
        prepared ??= prepare(inline);
        return prepared;
      };
      let warmedAt: number | undefined;
      server.httpServer?.once('listening', () =>
        setTimeout(() => {
          warmedAt = Date.now();
          // The next request reports an error.
          warmUp(server, preparing()).catch(() => {});
        }),
      );
      return () => {
        server.middlewares.use((request, response, next) => {
          // Until all files are watched, a change would be missed.
          if (warmedAt !== undefined && isChangedSince(siteRoot, warmedAt)) {
            watchFiles();
            [prepared, inline] = [undefined, undefined];
          }
          warmedAt = undefined;
          respond(server, preparing(), request, response).catch((error) => {
            prepared = undefined;
            if (!(error instanceof PlainError)) return next(error);
            console.error(error.message);
            return showProblems(server, error, response);
          });
        });
      };
    },
  };
}

/** With problems a new server could not start, so this one continues and shows them. */
const isContentValid = (): Promise<boolean> =>
  readContent(siteRoot).then(
    () => true,
    () => false,
  );

/** Loads what the first page needs, while a browser is opened. */
async function warmUp(server: ViteDevServer, prepared: Promise<Prepared>): Promise<void> {
  const [render, { content }] = await Promise.all([importRenderer(server), prepared]);
  const home = await render.makePage({ page: 'home' }, sourceOf(content, sourceLanguage));
  if (home) await styleFilesOf(server, home.modules);
}

const lettersOf = gatherLetters();

async function prepare(inline: Promise<InlineScripts>): Promise<Prepared> {
  const content = await readContent(siteRoot);
  const redirects = await redirectsOf(content);
  writeTypes(siteRoot, content.dictionaries[sourceLanguage] ?? {});
  const { characters, letters } = lettersOf(content);
  const font = await cacheFont(characters, letters);
  return {
    content,
    redirects,
    font,
    inline: await inline,
    picture: pictureFiles(content),
    assets: once(
      async () =>
        new Map([
          ...makeAssets(content, localDay(new Date())),
          ...(await cacheResumes(siteRoot, content, localDay(new Date()))).files,
          ...(await makeDiscovery(siteRoot, content, font.css)),
        ]),
    ),
    shareRenderer: once(() => makeShareRenderer(siteRoot, characters)),
    search: new Map(),
  };
}

/** The redirects by address, checked. They depend on addresses only, which stay the same when a text is saved. */
function redirectsOf(content: Content): Promise<ReadonlyMap<string, Redirect>> {
  const paths = siteMapOf(content).pages.map((to) => pagePath(to));
  const slugs = content.articles.map(({ number, slug }) => `${number} ${slug}`);
  const key = hashOf([...paths, ...slugs, JSON.stringify(content.code.redirects)]);
  return memoize(`redirects ${key}`, async () => {
    await checkRedirects(content);
    // Of two redirects from one address, hosts use the first.
    return new Map(
      listRedirects(content)
        .toReversed()
        .map((redirect) => [decodePath(redirect.from), redirect]),
    );
  });
}

async function respond(
  server: ViteDevServer,
  prepared: Promise<Prepared>,
  request: Connect.IncomingMessage,
  response: Response,
): Promise<void> {
  const { content, redirects, assets, picture, font, shareRenderer, inline, search } = await prepared;
  const { pathname } = new URL(request.originalUrl ?? '/', 'http://site');
  const target = redirects.get(decodePath(pathname));
  if (target) return void response.writeHead(302, { Location: target.to }).end();
  const path = pathOf(pathname);
  const isFile = /\.\w+$/.test(path);
  const file =
    font.files.find((one) => one.path === path)?.file ??
    coverOf(pathname) ??
    (path === tabIconPath ? tabIcon : undefined) ??
    (isFile ? ((await picture(pathname)) ?? (await assets()).get(path)) : undefined);
  if (file !== undefined) return void response.writeHead(200, { 'Content-Type': contentTypeOf(pathname) }).end(file);

  const render = await importRenderer(server);
  const pictured = pageOfShareImage(path);
  const { language, path: page } = parsePath(pictured ?? path);
  const source = sourceOf(content, language);
  const to = siteMapOf(content).at(page);
  const made = to && (await render.makePage(to, source));
  if (pictured && made)
    return void response
      .writeHead(200, { 'Content-Type': 'image/png' })
      .end(await (await shareRenderer()).draw(made.share));
  const options = {
    builtDay: localDay(new Date()),
    assets: {
      ...inline,
      styles: [font.css],
      styleFiles: await styleFilesOf(server, made?.modules ?? render.notFoundModules),
      script: { address: address(urlOf(pageScript)) },
      chunks: [],
      laterStyles: { address: address(urlOf(laterStyles)) },
      font: address(font.files[0].path),
      icon: address(tabIconPath),
    },
  };
  const searched = languageOfSearchFile(path);
  if (searched) {
    const files = search.get(searched) ?? makeDevSearch(sourceOf(content, searched), render, options);
    search.set(searched, files);
    return void response.writeHead(200, { 'Content-Type': contentTypeOf(pathname) }).end((await files).get(path));
  }
  const rendered = made
    ? await render.renderPage(made, {
        ...options,
        structuredData: makeStructuredData(made.to, made.data.meta, source),
      })
    : await render.renderNotFound(source, options);
  const html = await server.transformIndexHtml(pathname, rendered);
  // The same policy as on hosts, so that developers see what it forbids.
  const hashes = new Map([[everywhere, hashesOf(html)]]);
  for (const [name, value] of Object.entries(
    headersOf(makeHeaders(hashes, content.code.headers, content.site.preload), pathname),
  ))
    response.setHeader(name, value.replace(/(?:style|script)-src 'self'/g, `$& 'nonce-${nonce}'`));
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(made ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
}

const importRenderer = (server: ViteDevServer) => server.ssrLoadModule(urlOf(sourceFile(renderer))) as Promise<Render>;

/** Shows the problems until they are fixed: then Vite’s client reloads the page. */
async function showProblems(server: ViteDevServer, { message }: PlainError, response: Response): Promise<void> {
  const text = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const html = await server.transformIndexHtml('/', `<!DOCTYPE html><meta charset="utf-8"><pre>${text}</pre>`);
  response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
}

async function styleFilesOf(server: ViteDevServer, modules: readonly string[]): Promise<string[]> {
  const graph = server.environments.ssr.moduleGraph;
  const files = new Set<string>();
  const seen = new Set<string>();
  const collect = async (url: string): Promise<void> => {
    if (seen.has(url)) return;
    seen.add(url);
    if (url.endsWith('.css')) files.add(address(url as `/${string}`));
    const [, virtual] = /^\/@id\/__x00__(.+)/.exec(url) ?? [];
    const node = virtual ? graph.getModuleById(`\0${virtual}`) : await graph.getModuleByUrl(url);
    // Dynamic imports belong to other pages.
    for (const inner of node?.transformResult?.deps ?? []) await collect(inner);
  };
  for (const module of [...everyPage, ...modules]) {
    const url = urlOf(sourceFile(module));
    await server.ssrLoadModule(url);
    await collect(url);
  }
  return [...files];
}
