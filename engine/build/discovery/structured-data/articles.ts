import type { Blog, BlogPosting } from 'schema-dts';
import type { Article } from '../../../content/content.ts';
import { shareImage, shareSize } from '../../../document/share-card.ts';
import { sourceLanguage, tagOf } from '../../../i18n/languages.ts';
import type { PageSource } from '../../../pages/page-data.ts';
import { bodyOf, languagesOf, minutesOf, translationOf } from '../../../pages/summaries.ts';
import { address, pagePath, pageUrl } from '../../../routes/addresses.ts';
import type { PageRef } from '../../../routes/pages.ts';
import { absoluteUrl, ids } from './addresses.ts';
import { shortPerson } from './person.ts';

/**
 * https://schema.org/BlogPosting, of the text that the page shows: where an article is not translated, of that in the
 * default language.
 */
export function blogPosting(article: Article, source: PageSource): BlogPosting {
  const { language, t } = source;
  const { published, updated, category, tags } = article;
  const shown = translationOf(article, language);
  const spoken = languagesOf(article);
  const written = writtenIn(article, language);
  const { title, description } = translationOf(article, written);
  const to = refOf(article);
  const others = spoken.filter((code) => code !== sourceLanguage).map((code) => namedPosting(article, code));
  return {
    ...namedPosting(article, written),
    '@type': 'BlogPosting',
    headline: title,
    ...(shown.title !== title && { alternativeHeadline: shown.title }),
    description,
    datePublished: published,
    dateModified: updated,
    wordCount: bodyOf(article, language).words,
    timeRequired: `PT${minutesOf(article)}M`,
    articleSection: t(category),
    keywords: tags.map((tag) => t(tag)),
    image: {
      '@type': 'ImageObject',
      url: absoluteUrl(address(shareImage(pagePath(to, language)))),
      ...shareSizeInPixels,
    },
    author: shortPerson(source),
    mainEntityOfPage: pageUrl(to, written),
    ...(written !== sourceLanguage && { translationOfWork: namedPosting(article, sourceLanguage) }),
    ...(written === sourceLanguage && others.length > 0 && { workTranslation: others }),
  };
}

/** https://schema.org/Blog, with only the ids of these articles, which their own pages describe. */
export function blog(articles: readonly Article[], { language, t }: PageSource): Blog {
  return {
    '@type': 'Blog',
    name: t('blogs_title'),
    description: t('blogs_text'),
    inLanguage: tagOf(language),
    author: { '@id': ids.person },
    blogPost: articles.map((article) => ({ '@id': ids.article(article.number, writtenIn(article, language)) })),
  };
}

const shareSizeInPixels = { width: String(shareSize.width), height: String(shareSize.height) };

function namedPosting({ number }: Article, language: string) {
  return {
    '@type': 'BlogPosting',
    '@id': ids.article(number, language),
    url: pageUrl(refOf({ number }), language),
    inLanguage: tagOf(language),
  } as const;
}

/** The language in which a page in `language` shows an article. */
const writtenIn = (article: Article, language: string): string =>
  languagesOf(article).includes(language) ? language : sourceLanguage;

const refOf = ({ number }: Pick<Article, 'number'>): PageRef => ({ page: 'article', number: String(number) });
