import { join } from 'node:path';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import './styles.ts';
import siteLayouts from 'virtual:fitout/layouts';
import sitePages from 'virtual:fitout/pages';
import type { Content } from '../content/content.ts';
import { engineRoot, siteRoot } from '../content/site-root.ts';
import { markFallbackTexts } from '../i18n/jsx/mark-source.ts';
import { LanguageProvider } from '../i18n/language-context.tsx';
import { sourceTag } from '../i18n/languages.ts';
import { RequestedKeysContext, UsedIslandsContext, WriteFileContext } from '../islands/island.tsx';
import { illustrate } from '../pages/illustrate.ts';
import type { PageData, PageMeta, PageSource } from '../pages/page-data.ts';
import { makeSitePage, type SitePageModule } from '../pages/site-page.ts';
import { textIslands } from '../pages/text-islands.tsx';
import type { SitePath } from '../routes/addresses.ts';
import { entryIn, type PageRef, type SitePage, siteIdOf } from '../routes/pages.ts';
import { siteMapOf } from '../routes/site-map.ts';
import { SiteMapContext } from '../routes/site-map-context.ts';
import { UsedIconsContext } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-name.ts';
import pairStyles from '../ui/picture/picture-pair.css?inline';
import { richStyles } from '../ui/prose/rich-styles.ts';
import { Document } from './document.tsx';
import type { DocumentAssets } from './document-scripts.tsx';
import { PageContext, type RenderedPage } from './page-context.ts';
import { type ShareCard, shareCardOf } from './share-card.ts';

interface PageModule {
  Page: ComponentType<{ data: PageData }>;
}
interface DataModule {
  makeData: (source: PageSource, to: PageRef) => PageData | undefined | Promise<PageData | undefined>;
}

interface LayoutModule {
  Layout: ComponentType<{ children: ReactNode }>;
}

const layoutModules = import.meta.glob<LayoutModule>('./*-layout.{tsx,js}');
const pageModules = import.meta.glob<PageModule>('../pages/*/*-page.{tsx,js}');
const dataModules = import.meta.glob<DataModule>('../pages/*/*-data.{ts,tsx,js}');

export interface MadePage {
  to: SitePage;
  source: PageSource;
  data: PageData;
  share: ShareCard;
  /** The modules of its layout and its component, whose styles it needs: absolute paths without ending. */
  modules: string[];
}

/** The data of a page and of its share image; undefined if the site does not have the page. */
export async function makePage(ref: PageRef, source: PageSource): Promise<MadePage | undefined> {
  const to = siteMapOf(source.content).find(ref);
  if (!to) return undefined;
  const { folder } = entryIn(source.content, to);
  const site = siteIdOf(source.content, to);
  const made = site
    ? await makeSitePage(await importSitePage(site), source, to)
    : await (await importPart(dataModules, folder, 'data')).makeData(source, to);
  if (!made) return undefined;
  // An article’s own title may be longer than the title in the document’s head.
  const title = made.meta.article && 'title' in made ? String(made.title) : made.meta.title;
  const share = shareCardOf(to, title, source);
  const components = await textIslands({ islands: [...(made.meta.islands ?? [])] }, source);
  const data = { ...made, components, meta: { ...made.meta, imageAlt: share.alt } };
  return {
    to,
    source,
    data,
    share,
    modules: [...modulesOf(source.content, to), ...islandModules(source.content, made.meta)],
  };
}

export interface RenderOptions {
  assets: DocumentAssets;
  builtDay: string;
  structuredData?: string;
  /** Writes a file that the page loads. Without it, everything is in the page. */
  writeFile?: (path: SitePath, text: string) => void;
}

/** Renders a page as a complete document. An error in a component is thrown, so that no error page is built. */
export async function renderPage({ to, source, data }: MadePage, options: RenderOptions): Promise<string> {
  const entry = entryIn(source.content, to);
  const site = siteIdOf(source.content, to);
  const { Page } = site ? await importSitePage(site) : await importPart(pageModules, entry.folder, 'page');
  const Shown = Page as ComponentType<{ data: PageData }>;
  return renderDocument({ to, entry, meta: data.meta }, source, options, <Shown data={data} />);
}

const defaultLayout = 'shared';

function modulesOf(content: Content, to: PageRef): string[] {
  const { folder, layout = defaultLayout } = entryIn(content, to);
  const site = siteIdOf(content, to);
  return [
    layout === 'own' ? join(siteRoot, `pages/${site}/layout`) : join(engineRoot, `document/${layout}-layout`),
    site ? join(siteRoot, `pages/${site}/page`) : join(engineRoot, `pages/${folder}/${folder}-page`),
    ...(to.page === 'game' ? siteModules([content.code.games[to.slug ?? '']]) : []),
  ];
}

const siteModules = (files: readonly (string | undefined)[]): string[] =>
  files.flatMap((file) => (file ? join(siteRoot, file.replace(/\.tsx$/, '')) : []));

const islandModules = ({ code }: Content, { islands = [] }: PageMeta): string[] =>
  siteModules(islands.map((name) => code.islands[name]?.file));

/** The modules of the error page, as in `MadePage`. */
export const notFoundModules = ['document/shared-layout', 'pages/not-found/not-found-page'].map((module) =>
  join(engineRoot, module),
);

async function importSitePage(id: string): Promise<SitePageModule> {
  const load = sitePages[id];
  if (!load) throw new Error(`the site has no pages/${id}/page.tsx`);
  return load();
}

/** Renders the error page, which hosts show for unknown addresses. */
export async function renderNotFound(source: PageSource, options: RenderOptions): Promise<string> {
  const { Page } = await importPart(pageModules, 'not-found', 'page');
  const { t } = source;
  const meta: PageMeta = { title: t('error_not_found'), description: t('error_text'), noindex: true };
  const data = { meta, picture: illustrate(source, source.content.site.errorPicture, 'error') };
  return renderDocument({ to: undefined, meta }, source, options, <Page data={data} />);
}

async function renderDocument(
  rendered: RenderedPage,
  { content, language, t }: PageSource,
  { assets, builtDay, structuredData, writeFile }: RenderOptions,
  page: ReactNode,
): Promise<string> {
  const { entry } = rendered;
  const layout = entry?.layout ?? defaultLayout;
  const Layout = await importLayout(layout, rendered.to && siteIdOf(content, rendered.to));
  const styles = [
    ...assets.styles,
    ...(hasDarkPictures(content) ? [pairStyles] : []),
    ...richStyles(rendered.meta.rich),
  ];
  markFallbackTexts(t.fallback, sourceTag);
  const html = renderToStaticMarkup(
    <LanguageProvider language={language} t={t}>
      <SiteMapContext value={siteMapOf(content)}>
        <PageContext value={rendered}>
          <UsedIconsContext value={new Set<IconName>()}>
            <UsedIslandsContext value={new Set<string>()}>
              <RequestedKeysContext value={assets.requestedKeys}>
                <WriteFileContext value={writeFile}>
                  <Document
                    assets={{ ...assets, styles }}
                    builtDay={builtDay}
                    opensAtTop={entry?.opensAtTop ?? false}
                    structuredData={structuredData}
                  >
                    <Layout>{page}</Layout>
                  </Document>
                </WriteFileContext>
              </RequestedKeysContext>
            </UsedIslandsContext>
          </UsedIconsContext>
        </PageContext>
      </SiteMapContext>
    </LanguageProvider>,
  );
  const document = html.startsWith('<!') ? html : `<!DOCTYPE html>${html}`;
  return document.replaceAll(selfClosingTag, '$1>');
}

/** HTML ignores the slash at the end of an element without content. */
const selfClosingTag = /(<(?:br|col|hr|img|input|link|meta|source|track|wbr)\b[^<>]*)\/>/g;

const hasDark = new WeakMap<Content, boolean>();

function hasDarkPictures(content: Content): boolean {
  const known = hasDark.get(content) ?? Object.values(content.pictures).some(({ dark }) => dark);
  hasDark.set(content, known);
  return known;
}

/** `site` is the id of the site’s page, for a page with its own layout. */
async function importLayout(layout: string, site: string | undefined): Promise<LayoutModule['Layout']> {
  const load =
    layout === 'own'
      ? siteLayouts[site ?? '']
      : (layoutModules[`./${layout}-layout.tsx`] ?? layoutModules[`./${layout}-layout.js`]);
  if (!load) throw new Error(site ? `pages/${site} has no layout.tsx` : `engine/document has no ${layout}-layout.tsx`);
  return (await load()).Layout;
}

async function importPart<Module>(
  modules: Record<string, () => Promise<Module>>,
  page: string,
  part: 'page' | 'data',
): Promise<Module> {
  const folder = `../pages/${page}/${page}-${part}.`;
  const [, load] = Object.entries(modules).find(([file]) => file.startsWith(folder)) ?? [];
  if (!load) throw new Error(`engine/pages/${page} has no ${page}-${part} file`);
  return load();
}
