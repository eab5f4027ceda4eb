import type { Article, ArticleTranslation, Project } from '../content/content.ts';
import { longDate, readingMinutes } from '../i18n/format.ts';
import { offeredLanguages, sourceLanguage } from '../i18n/languages.ts';
import { pageAddress } from '../site/addresses.ts';
import type { ArticleSummary } from '../ui/card/article-card.tsx';
import type { ProjectSummary } from '../ui/card/project-card.tsx';
import { illustrate } from './illustrate.ts';
import type { PageSource } from './page-data.ts';

/** A project in the page's language. */
export function summarizeProject(project: Project, source: PageSource): ProjectSummary {
  const { t } = source;
  const { slug, title, description, live, tags, picture, icon } = project;
  return {
    slug,
    title: t(title),
    description: t(description),
    details: { page: 'project', slug },
    live,
    tags,
    picture: illustrate(source, picture, slug),
    icon,
  };
}

/** An article in the page's language, or in English where it has no name in it. */
export function summarizeArticle(article: Article, source: PageSource): ArticleSummary {
  const { language, t } = source;
  const { number, slug, category, tags, published, cover } = article;
  const { title, description } = translationOf(article, language);
  return {
    number,
    title,
    description,
    ...(article.translations[language] ? {} : { lang: sourceLanguage }),
    href: pageAddress({ page: 'article', number: String(number) }, language),
    category: t(category),
    tags: tags.map((tag) => t(tag)),
    published: longDate(published, language),
    readingTime: t('blog_reading_time', { count: minutesOf(article) }),
    picture: illustrate(source, cover, slug),
  };
}

/** What an article is called in a language; in English where that language has no name for it. */
export function translationOf(article: Article, language: string): ArticleTranslation {
  return article.translations[language] ?? article.translations.en;
}

/** The offered languages that have the article's text. */
export function languagesOf(article: Article): string[] {
  return offeredLanguages.map(({ code }) => code).filter((code) => article.translations[code]?.body);
}

/** Minutes to read an article, the same in every language: those it states, else those that its English words take. */
export function minutesOf({ minutes, translations }: Article): number {
  return minutes ?? readingMinutes(translations.en.body.words);
}

/** Sorts articles: newest first, of one day the lower number first. */
export function newestFirst(a: Article, b: Article): number {
  return b.published.localeCompare(a.published) || a.number - b.number;
}

/** The body that a reader of a language gets. */
export function bodyOf(article: Article, language: string) {
  return article.translations[language]?.body ?? article.translations.en.body;
}
