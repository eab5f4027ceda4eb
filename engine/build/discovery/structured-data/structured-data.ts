import type { BreadcrumbList, Graph, Thing, WebPage, WebSite } from 'schema-dts';
import { offeredLanguages, sourceLanguage, tagOf } from '../../../i18n/languages.ts';
import type { PageMeta, PageSource } from '../../../pages/page-data.ts';
import { listOf } from '../../../pages/project/list-of.ts';
import { translationOf } from '../../../pages/summaries.ts';
import { pageUrl } from '../../../routes/addresses.ts';
import { homePage, type PageRef } from '../../../routes/pages.ts';
import { siteMapOf } from '../../../routes/site-map.ts';
import { ids } from './addresses.ts';
import { blog, blogPosting } from './articles.ts';
import { completePerson, introducedPerson, portrayedPerson, shortPerson, summarizedPerson } from './person.ts';
import { listOfApps, software, sourceCode, videoGame } from './projects.ts';

/** JSON-LD for a page, escaped for a script element; empty for a page that is excluded from search engines. */
export function makeStructuredData(to: PageRef, meta: PageMeta, source: PageSource): string {
  if (meta.noindex) return '';
  const graph: Graph = { '@context': 'https://schema.org', '@graph': entitiesOn(to, meta, source) };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

function entitiesOn(to: PageRef, meta: PageMeta, source: PageSource): readonly Thing[] {
  const { projects, articles, games } = source.content;
  const has = (page: 'about' | 'resume') => siteMapOf(source.content).find({ page }) !== undefined;
  const page = (type: WebPageType, mainEntity?: string) => webPage(type, to, meta, source, mainEntity);
  switch (to.page) {
    case 'home':
      return [
        page('WebPage', ids.person),
        website(source),
        has('about') || has('resume') ? introducedPerson(source) : completePerson(source),
      ];
    case 'about':
      return [page('ProfilePage', ids.person), has('resume') ? portrayedPerson(source) : completePerson(source)];
    case 'resume':
      return [page('ProfilePage', ids.person), summarizedPerson(source)];
    case 'contact':
      return [page('ContactPage', ids.person), shortPerson(source)];
    case 'projects':
      return [
        page('CollectionPage'),
        listOfApps(
          projects.filter(({ kind }) => kind === 'app'),
          source,
        ),
      ];
    case 'project':
      return projects
        .filter(({ slug }) => slug === to.slug)
        .flatMap((project) => [
          page('WebPage', ids.project(project.slug)),
          software(project, source),
          ...sourceCode(project),
          breadcrumb(listOf(project, source), [to, source.t(project.title)], source),
        ]);
    case 'games':
      return [page('CollectionPage'), ...games.map((game) => videoGame(game, source))];
    case 'game':
      return games
        .filter(({ slug }) => slug === to.slug)
        .flatMap((game) => [
          page('WebPage', ids.project(game.slug)),
          videoGame(game, source),
          breadcrumb(listOf(game, source), [to, source.t(game.title)], source),
        ]);
    case 'blog':
      return [page('CollectionPage'), blog(articles, source)];
    case 'article':
      return articles
        .filter(({ number }) => String(number) === to.number)
        .flatMap((article) => [
          blogPosting(article, source),
          breadcrumb(
            [{ page: 'blog' }, source.t('blogs_title')],
            [to, translationOf(article, source.language).title],
            source,
          ),
        ]);
    default:
      return [page('WebPage')];
  }
}

function webPage(
  type: WebPageType,
  to: PageRef,
  { title, description, languages }: PageMeta,
  source: PageSource,
  mainEntity?: string,
): WebPage {
  // An untranslated text is described on the page of the default language.
  const language = languages?.includes(source.language) === false ? sourceLanguage : source.language;
  const url = pageUrl(to, language);
  return {
    '@type': type,
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: tagOf(language),
    isPartOf: { '@id': ids.website },
    ...(mainEntity && { mainEntity: { '@id': mainEntity } }),
  };
}

type WebPageType = 'WebPage' | 'ProfilePage' | 'ContactPage' | 'CollectionPage';

function website({ content, language }: PageSource): WebSite {
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    url: pageUrl({ page: 'home' }, language),
    name: content.site.name,
    inLanguage: offeredLanguages.map(({ tag }) => tag),
    author: { '@id': ids.person },
  };
}

function breadcrumb(
  parent: readonly [PageRef, string],
  here: readonly [PageRef, string],
  { content, language }: PageSource,
): BreadcrumbList {
  const above = siteMapOf(content).find(parent[0]) ? [parent] : [];
  const steps = [[homePage, content.site.name] as const, ...above, here];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([to, name], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageUrl(to, language),
    })),
  };
}
