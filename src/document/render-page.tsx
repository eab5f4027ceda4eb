import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import './styles.ts';
import type { Content } from '../content/content.ts';
import { markBorrowed } from '../i18n/jsx/mark-source.ts';
import { LanguageProvider } from '../i18n/language-context.tsx';
import { sourceLanguage } from '../i18n/languages.ts';
import { AskedWordsContext, UsedIslandsContext } from '../islands/island.tsx';
import { illustrate } from '../pages/illustrate.ts';
import type { PageData, PageMeta, PageSource } from '../pages/page-data.ts';
import { entryIn, type PageRef, type SitePage } from '../site/pages.ts';
import { siteMapOf } from '../site/site-map.ts';
import { SiteMapContext } from '../site/site-map-context.ts';
import { UsedIconsContext } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-name.ts';
import pairStyles from '../ui/picture/picture-pair.css?inline';
import { richStyles } from '../ui/prose/rich-styles.ts';
import { Document } from './document.tsx';
import type { DocumentAssets } from './document-scripts.tsx';
import { PageContext, type RenderedPlace } from './page-context.ts';
import { type ShareCard, shareCardOf } from './share-card.ts';

/** What a page's folder holds: see src/site/pages.ts. */
interface PageModule {
  Page: ComponentType<{ data: PageData }>;
}
interface DataModule {
  makeData: (source: PageSource, to: PageRef) => PageData | undefined | Promise<PageData | undefined>;
}

interface LayoutModule {
  Layout: ComponentType<{ children: ReactNode }>;
}

const layoutModules = import.meta.glob<LayoutModule>('./*-layout.tsx');
const pageModules = import.meta.glob<PageModule>('../pages/*/*-page.tsx');
const dataModules = import.meta.glob<DataModule>('../pages/*/*-data.{ts,tsx}');

/** A page whose data is made, so that it can be rendered. */
export interface MadePage {
  to: SitePage;
  source: PageSource;
  data: PageData;
  share: ShareCard;
  /** Source files of its layout and its component from the project's root: its styles are found by them. */
  modules: string[];
}

/**
 * Makes the data of a page.
 * @returns undefined where the content has no such page
 */
export async function makePage(asked: PageRef, source: PageSource): Promise<MadePage | undefined> {
  const to = siteMapOf(source.content).find(asked);
  if (!to) return undefined;
  const { folder, layout } = entryIn(source.content, to);
  const { makeData } = await importPart(dataModules, folder, 'data');
  const made = await makeData(source, to);
  if (!made) return undefined;
  // An article's own title may be longer than the one in its head.
  const title = made.meta.article && 'title' in made ? String(made.title) : made.meta.title;
  const share = shareCardOf(to, title, source);
  const data = { ...made, meta: { ...made.meta, imageAlt: share.alt } };
  return {
    to,
    source,
    data,
    share,
    modules: [...modulesOf(folder, layout), ...(made.meta.rich?.includes('replay') ? [replayModule] : [])],
  };
}

export interface RenderOptions {
  assets: DocumentAssets;
  builtDay: string;
  structuredData?: string;
}

/**
 * Renders a page as a whole document.
 * @throws what a component threw: at build an error screen is no page
 */
export async function renderPage({ to, source, data }: MadePage, options: RenderOptions): Promise<string> {
  const entry = entryIn(source.content, to);
  const { Page } = await importPart(pageModules, entry.folder, 'page');
  return renderDocument({ to, entry, meta: data.meta }, source, options, <Page data={data} />);
}

/** What shows a round of a game in a text: its styles are on the pages that have one. */
const replayModule = 'src/games/glider/replay-figure.tsx';

const usualLayout = 'shared';

function modulesOf(folder: string, layout: string = usualLayout): string[] {
  return [`src/document/${layout}-layout.tsx`, `src/pages/${folder}/${folder}-page.tsx`];
}

/** Source files of the error screen, as in `MadePage`. */
export const notFoundModules = modulesOf('not-found');

/** Renders the error screen, which hosts show for lost addresses. */
export async function renderNotFound(source: PageSource, options: RenderOptions): Promise<string> {
  const { Page } = await importPart(pageModules, 'not-found', 'page');
  const { t } = source;
  const meta: PageMeta = { title: t('error_not_found'), description: t('error_text'), noindex: true };
  const data = { meta, picture: illustrate(source, source.content.site.errorPicture, 'error') };
  return renderDocument({ to: undefined, meta }, source, options, <Page data={data} />);
}

async function renderDocument(
  place: RenderedPlace,
  { content, language, t }: PageSource,
  { assets, builtDay, structuredData }: RenderOptions,
  page: ReactNode,
): Promise<string> {
  const { entry } = place;
  const layout = entry?.layout ?? usualLayout;
  const load = layoutModules[`./${layout}-layout.tsx`];
  if (!load) throw new Error(`src/document has no ${layout}-layout.tsx`);
  const { Layout } = await load();
  const styles = [...assets.styles, ...(hasPairs(content) ? [pairStyles] : []), ...richStyles(place.meta.rich)];
  markBorrowed(t.borrowed, sourceLanguage);
  const html = renderToStaticMarkup(
    <LanguageProvider language={language} t={t}>
      <SiteMapContext value={siteMapOf(content)}>
        <PageContext value={place}>
          <UsedIconsContext value={new Set<IconName>()}>
            <UsedIslandsContext value={new Set<string>()}>
              <AskedWordsContext value={assets.askedWords}>
                <Document
                  assets={{ ...assets, styles }}
                  builtDay={builtDay}
                  opensAtTop={entry?.opensAtTop ?? false}
                  hasCards={entry?.hasCards ?? false}
                  structuredData={structuredData}
                >
                  <Layout>{page}</Layout>
                </Document>
              </AskedWordsContext>
            </UsedIslandsContext>
          </UsedIconsContext>
        </PageContext>
      </SiteMapContext>
    </LanguageProvider>,
  );
  return html.startsWith('<!') ? html : `<!DOCTYPE html>${html}`;
}

const paired = new WeakMap<Content, boolean>();

/** Whether any picture of the site has another one for the night: asked once, not for each page. */
function hasPairs(content: Content): boolean {
  const known = paired.get(content) ?? Object.values(content.pictures).some(({ dark }) => dark);
  paired.set(content, known);
  return known;
}

async function importPart<Module>(
  modules: Record<string, () => Promise<Module>>,
  page: string,
  part: 'page' | 'data',
): Promise<Module> {
  const folder = `../pages/${page}/${page}-${part}.`;
  const [, load] = Object.entries(modules).find(([file]) => file.startsWith(folder)) ?? [];
  if (!load) throw new Error(`src/pages/${page} has no ${page}-${part} file`);
  return load();
}
