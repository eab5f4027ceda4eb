import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { type Params, Router } from 'react-router';
import type { Content } from '../content/content.ts';
import { loadDictionary, translatorOf } from '../i18n/dictionary.ts';
import { type DisplayDate, dayWithWeekday } from '../i18n/format.ts';
import { offeredLanguages } from '../i18n/languages.ts';
import { type PagePath, parsePath } from '../site/addresses.ts';
import { makeTranslate } from '../i18n/translate.ts';
import { aboutData } from '../pages/about/about-data.ts';
import { accessibilityData } from '../pages/accessibility/accessibility-data.ts';
import { appData } from '../pages/project/project-data.ts';
import { appsData } from '../pages/projects/projects-data.ts';
import { articleData } from '../pages/article/article-data.tsx';
import { blogData } from '../pages/blog/blog-data.ts';
import { careerData } from '../pages/career/career-data.ts';
import { contactData } from '../pages/contact/contact-data.ts';
import { gamesData } from '../pages/games/games-data.ts';
import { homeData } from '../pages/home/home-data.ts';
import type { PageData, PageMeta, PageSource } from '../pages/page-data.ts';
import { resumeData } from '../pages/resume/resume-data.ts';
import { skillsData } from '../pages/skills/skills-data.ts';
import { hrefOf } from '../app/history.ts';
import { writeState } from '../app/page-state.ts';
import { importPage, type PageId, pageAt } from '../app/page-table.ts';
import { type ShareCard, shareCardOf } from './share-card.ts';
import { Site } from '../app/site.tsx';
import './styles.ts';

type MakeData = (source: PageSource, params: Params) => PageData | undefined | Promise<PageData | undefined>;

/** Where each page's data comes from. A page that does not exist gives undefined. */
const pageData: Record<PageId, MakeData> = {
  home: homeData,
  about: aboutData,
  skills: skillsData,
  career: careerData,
  resume: resumeData,
  contact: contactData,
  apps: appsData,
  app: appData,
  games: gamesData,
  blog: blogData,
  article: articleData,
  accessibility: accessibilityData,
};

/** A page as React makes it. */
export interface RenderedPage {
  status: number;
  /** The whole document, without styles and scripts. */
  html: string;
  /** The text of the file with the page's data. */
  state: string;
  /** Source file of the page's component from the project's root, to find its styles; undefined on the error screen. */
  module: string | undefined;
  /** What its head says; undefined on the error screen. */
  meta: PageMeta | undefined;
  /** What its share image shows; undefined on the error screen. */
  share: ShareCard | undefined;
}

/** What links ask for at build: their addresses. Nobody clicks there. */
const still = {
  createHref: hrefOf,
  push: refuse,
  replace: refuse,
  go: refuse,
};

function refuse(): never {
  throw new Error('a page was left while it was rendered');
}

/**
 * Renders one page.
 * @param path with its language, for example `/de/about`
 * @throws what a component threw: at build an error screen is no page
 */
export async function renderPage(path: PagePath, content: Content): Promise<RenderedPage> {
  await Promise.all(offeredLanguages.map(({ code }) => loadDictionary(code)));
  const { language, route, page, standalone, params } = pageAt(path);
  const source: PageSource = { content, language, t: translatorOf(language) };
  const made = page && (await pageData[page.id](source, params));
  const found = page && made && { page, ...completeData(page.id, made, path, source) };
  const { Component } = found ? await importPage(found.page) : {};
  const { prelude } = await prerender(
    <StrictMode>
      <Router location={path} navigator={still} static>
        <Site page={{ Component, data: found?.data, standalone }} />
      </Router>
    </StrictMode>,
    {
      onError: (error) => {
        throw error;
      },
    },
  );
  return {
    status: found ? 200 : 404,
    html: await new Response(prelude).text(),
    state: writeState(found ? { route, data: found.data } : { route: `${language}:not-found`, data: null }),
    module: found && `src/pages/${found.page.file}`,
    meta: found?.data.meta,
    share: found?.share,
  };
}

/** Adds what every page's data has. */
function completeData(id: PageId, data: PageData, path: PagePath, source: PageSource) {
  // An article's own title may be longer than the one in its head.
  const title = id === 'article' && 'title' in data ? String(data.title) : data.meta.title;
  const share = shareCardOf(parsePath(path).path, title, source);
  const meta = { ...data.meta, imageAlt: share.alt };
  return { share, data: { ...data, meta, lastDay: lastDayOf(source.content, source.language) } };
}

/**
 * What the head of a page says in a language, also in one that is held back.
 * @param path without the language
 */
export async function readMeta(path: PagePath, language: string, content: Content): Promise<PageMeta | undefined> {
  const { page, params } = pageAt(path);
  const t = makeTranslate(language, content.dictionaries[language] ?? {});
  return page && (await pageData[page.id]({ content, language, t }, params))?.meta;
}

function lastDayOf({ site: { lastDay } }: Content, language: string): DisplayDate | undefined {
  return lastDay ? dayWithWeekday(lastDay, language) : undefined;
}
