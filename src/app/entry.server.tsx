import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, type LoaderFunctionArgs, StaticRouterProvider } from 'react-router';
import type { Content } from '../content/content.ts';
import { site } from '../content/site.ts';
import { loadDictionary, translatorOf } from '../i18n/dictionary.ts';
import { dayWithWeekday } from '../i18n/format.ts';
import { offeredLanguages } from '../i18n/languages.ts';
import { address, type PagePath } from '../i18n/paths.ts';
import { aboutData } from '../pages/about/about-data.ts';
import { appData } from '../pages/app/app-data.ts';
import { appsData } from '../pages/apps/apps-data.ts';
import { articleData } from '../pages/article/article-data.tsx';
import { blogData } from '../pages/blog/blog-data.ts';
import { careerData } from '../pages/career/career-data.ts';
import { contactData } from '../pages/contact/contact-data.ts';
import { gamesData } from '../pages/games/games-data.ts';
import { homeData } from '../pages/home/home-data.ts';
import type { PageData, PageSource } from '../pages/page-data.ts';
import { skillsData } from '../pages/skills/skills-data.ts';
import { writeState } from './page-html.ts';
import { importPage, type PageId, pageTable } from './page-table.ts';
import { makeRoutes } from './routes.tsx';
import './styles.ts';

type MakeData = (
  source: PageSource,
  params: LoaderFunctionArgs['params'],
) => PageData | undefined | Promise<PageData | undefined>;

/** Where each page's data comes from. A page that does not exist gives undefined. */
const pageData: Record<PageId, MakeData> = {
  home: homeData,
  about: aboutData,
  skills: skillsData,
  career: careerData,
  contact: contactData,
  apps: appsData,
  app: appData,
  games: gamesData,
  blog: blogData,
  article: articleData,
};

/** A page as React makes it. */
export interface RenderedPage {
  status: number;
  /** The whole document, without styles and scripts. */
  html: string;
  /** The script element with the page's data. */
  state: string;
  /** Source file of the page's component from the project's root, to find its styles; undefined on the error screen. */
  module: string | undefined;
}

/**
 * Renders one page.
 * @param path with its language, for example `/de/about`
 * @throws what a component threw: at build an error screen is no page
 */
export async function renderPage(path: PagePath, content: Content): Promise<RenderedPage> {
  await Promise.all(offeredLanguages.map(({ code }) => loadDictionary(code)));
  const handler = createStaticHandler(
    makeRoutes({
      importPage,
      load: async (page, language, { params }) => {
        const data = await pageData[page]({ content, language, t: translatorOf(language) }, params);
        if (!data) throw new Response(null, { status: 404, statusText: 'Not Found' });
        return content.site.lastDay ? { ...data, lastDay: dayWithWeekday(content.site.lastDay, language) } : data;
      },
    }),
    { basename: address('/') },
  );
  const context = await handler.query(new Request(new URL(address(path), site.url)));
  if (context instanceof Response) throw new Error(`${path} answered with a redirect`);
  const [caught] = Object.entries(context.errors ?? {});
  if (caught && context.statusCode !== 404) throw caught[1];
  const route = context.matches.at(-1)?.route.id ?? 'root';
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
    {
      onError: (error) => {
        throw error;
      },
    },
  );
  const page = pageTable.find(({ id }) => route.endsWith(`:${id}`));
  return {
    status: context.statusCode,
    html: await new Response(prelude).text(),
    state: writeState({
      route,
      data: caught ? null : context.loaderData[route],
      ...(caught && { error: { route: caught[0], status: 404, statusText: 'Not Found' } }),
    }),
    module: caught || !page ? undefined : `src/pages/${page.file}`,
  };
}
