import type { Article, Content, OwnPage, Project } from '../content/content.ts';
import { longDate, readingMinutes } from '../i18n/format.ts';
import { offeredLanguages, sourceTag } from '../i18n/languages.ts';
import { pageAddress } from '../routes/addresses.ts';
import { articlePage, type PageRef, projectPage } from '../routes/pages.ts';
import { siteMapOf } from '../routes/site-map.ts';
import type { ArticleSummary } from '../ui/card/article-card.tsx';
import type { Filler } from '../ui/card/filler-card.tsx';
import type { ProjectSummary } from '../ui/card/project-card.tsx';
import { illustrate } from './illustrate.ts';
import type { PageSource } from './page-data.ts';

/** The fragment of a project’s page at which its demo can be tried. */
export const demoFragment = '#try';

/** A project in the page’s language. */
export function summarizeProject(project: Project, source: PageSource): ProjectSummary {
  const { language, t } = source;
  const { slug, title, description, live, tags, picture, icon } = project;
  return {
    slug,
    title: t(title),
    description: t(description),
    details: projectPage(project),
    live,
    demoLink: project.try && pageAddress(projectPage(project), language) + demoFragment,
    tags,
    picture: illustrate(source, picture, slug),
    icon,
  };
}

/** A small card; without a link if the site has no such page. */
export function summarizeFiller({ text, tint, page }: Content['fillers'][number], source: PageSource): Filler {
  const to = page && siteMapOf(source.content).at(page);
  return { text: source.t(text), tint, href: to && pageAddress(to, source.language) };
}

/** An article in the page’s language, or in the default one if it is not translated. */
export function summarizeArticle(article: Article, source: PageSource): ArticleSummary {
  const { language, t } = source;
  const { number, slug, category, tags, published, cover } = article;
  const { title, description } = translationOf(article, language);
  const lang = titleLanguageOf(article, language);
  return {
    number,
    title,
    description,
    ...(lang && { lang }),
    href: pageAddress(articlePage(article), language),
    category: t(category),
    tags: tags.map((tag) => t(tag)),
    published: longDate(published, language),
    readingTime: t('blog_reading_time', { count: minutesOf(article) }),
    picture: illustrate(source, cover, slug),
  };
}

/** The translation of an article or own page, or its text in the default language. */
export function translationOf<Translation>(
  { source, translations }: { source: Translation; translations: Readonly<Record<string, Translation>> },
  language: string,
): Translation {
  return translations[language] ?? source;
}

/** Language tag of an article’s or own page’s title and description, if it is not the page’s language. */
export const titleLanguageOf = ({ translations }: Pick<Article | OwnPage, 'translations'>, language: string) =>
  translations[language] ? undefined : sourceTag;

/** The offered languages that have the text of an article or own page. */
export function languagesOf({ translations }: Pick<Article | OwnPage, 'translations'>): string[] {
  return offeredLanguages.map(({ code }) => code).filter((code) => translations[code]?.body);
}

/** The offered languages that have a text of a project; the others show the default language. */
export function languagesOfProject(project: Project, { dictionaries }: Pick<Content, 'dictionaries'>): string[] {
  const { title, description, story, caseStudy, parts } = project;
  const { decision, ...study } = caseStudy;
  const keys = [title, description, story, ...Object.values(study), decision?.text, ...parts.map(({ text }) => text)];
  return offeredLanguages
    .map(({ code }) => code)
    .filter((code) => keys.some((key) => key !== undefined && key in (dictionaries[code] ?? {})));
}

/** The languages in which a page’s text exists; undefined for pages that always exist in all of them. */
export function languagesOfPage(to: PageRef, content: Content): string[] | undefined {
  const { articles, ownPages, projects } = content;
  const text =
    articles.find(({ number }) => to.page === 'article' && String(number) === to.number) ??
    ownPages.find(({ name }) => to.page === 'own' && name === to.name);
  if (text) return languagesOf(text);
  const project = projects.find(({ slug }) => to.page === 'project' && slug === to.slug);
  return project && languagesOfProject(project, content);
}

/** Minutes to read an article, in any language: as stated, or computed from its words in the default language. */
export function minutesOf({ minutes, source }: Article): number {
  return minutes ?? readingMinutes(source.body.words);
}

/** Compares articles: newest first; on the same day the lower number first. */
export function newestFirst(a: Article, b: Article): number {
  return b.published.localeCompare(a.published) || a.number - b.number;
}

/** The body of a text in a language, or in the default one if it is not translated. */
export function bodyOf({ source, translations }: Article | OwnPage, language: string) {
  return translations[language]?.body ?? source.body;
}
