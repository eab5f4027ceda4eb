import type { BreadcrumbList, Graph, Thing, WebPage, WebSite } from 'schema-dts';
import type { Content } from '../../../src/content/content.ts';
import { offeredLanguages } from '../../../src/i18n/languages.ts';
import { type PagePath, parsePath, paths } from '../../../src/site/addresses.ts';
import { makeTranslate } from '../../../src/i18n/translate.ts';
import type { PageMeta, PageSource } from '../../../src/pages/page-data.ts';
import { translationOf } from '../../../src/pages/summaries.ts';
import { ids, pageUrl } from './addresses.ts';
import { blog, blogPosting } from './articles.ts';
import { shortPerson, wholePerson } from './person.ts';
import { listOfApps, software, sourceCode, videoGame } from './projects.ts';

/**
 * Describes a page for search engines: what the page shows, and nothing else.
 * @param path the page's path with its language, for example `/de/about`
 * @returns the script element that carries it; nothing for a page that search engines leave out
 * @see https://schema.org and https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents
 */
export function writeStructuredData(path: PagePath, meta: PageMeta, content: Content): string {
  if (meta.noindex) return '';
  const { language, path: page } = parsePath(path);
  const source = { content, language, t: makeTranslate(language, content.dictionaries[language] ?? {}) };
  const graph: Graph = { '@context': 'https://schema.org', '@graph': thingsOn(page, meta, source) };
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
}

function thingsOn(path: PagePath, meta: PageMeta, source: PageSource): readonly Thing[] {
  const { projects, articles, games } = source.content;
  const project = projects.find(({ slug }) => path === paths.app(slug));
  if (project)
    return [
      webPage('WebPage', path, meta, source, ids.project(project.slug)),
      software(project, source),
      sourceCode(project),
      breadcrumb([paths.apps(), source.t('apps_title')], [path, source.t(project.title)], source),
    ];
  const article = articles.find(({ number }) => path === paths.article(number));
  if (article)
    return [
      blogPosting(article, source),
      breadcrumb(
        [paths.blog(), source.t('blogs_title')],
        [path, translationOf(article, source.language).title],
        source,
      ),
    ];
  switch (path) {
    case paths.home():
      return [webPage('WebPage', path, meta, source, ids.person), website(source), wholePerson(source)];
    case paths.about():
    case paths.resume():
      return [webPage('ProfilePage', path, meta, source, ids.person), wholePerson(source)];
    case paths.contact():
      return [webPage('ContactPage', path, meta, source, ids.person), shortPerson(source)];
    case paths.apps():
      return [
        webPage('CollectionPage', path, meta, source),
        listOfApps(
          projects.filter(({ kind }) => kind === 'app'),
          source,
        ),
      ];
    case paths.games():
      return [webPage('CollectionPage', path, meta, source), ...games.map((game) => videoGame(game, source))];
    case paths.blog():
      return [webPage('CollectionPage', path, meta, source), blog(articles, source)];
    default:
      return [webPage('WebPage', path, meta, source)];
  }
}

/** The page itself; `mainEntity` names what it is about. */
function webPage(
  type: WebPageType,
  path: PagePath,
  { title, description }: PageMeta,
  { language }: PageSource,
  mainEntity?: string,
): WebPage {
  const url = pageUrl(path, language);
  return {
    '@type': type,
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: language,
    isPartOf: { '@id': ids.website },
    ...(mainEntity && { mainEntity: { '@id': mainEntity } }),
  };
}

type WebPageType = 'WebPage' | 'ProfilePage' | 'ContactPage' | 'CollectionPage';

function website({ content, language }: PageSource): WebSite {
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    url: pageUrl(paths.home(), language),
    name: content.site.name,
    inLanguage: offeredLanguages.map(({ code }) => code),
    author: { '@id': ids.person },
  };
}

/** Where a page stands: the site, the list above, the page. */
function breadcrumb(
  parent: readonly [PagePath, string],
  here: readonly [PagePath, string],
  { content, language }: PageSource,
): BreadcrumbList {
  const steps = [[paths.home(), content.site.name] as const, parent, here];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([path, name], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageUrl(path, language),
    })),
  };
}
