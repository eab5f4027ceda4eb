import { run } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Params } from 'react-router';
import type { Article } from '../../content/content.ts';
import { longDate } from '../../i18n/format.ts';
import { LanguageProvider } from '../../i18n/language-context.tsx';
import { sourceLanguage } from '../../i18n/languages.ts';
import { paths } from '../../i18n/paths.ts';
import { smallPictureOf } from '../../ui/picture/picture-source.ts';
import { markProse } from '../../ui/prose/prose-marks.ts';
import { illustrate } from '../illustrate.ts';
import type { PageSource } from '../page-data.ts';
import { bodyOf, languagesOf, minutesOf, translationOf } from '../summaries.ts';
import { proseComponents } from './prose-components.tsx';

export type ArticleData = NonNullable<Awaited<ReturnType<typeof articleData>>>;

/** An article; undefined where none has the number. */
export async function articleData(source: PageSource, { number }: Params) {
  const { content, language, t } = source;
  const { face } = content.site;
  const index = content.articles.findIndex((one) => String(one.number) === number);
  const article = content.articles[index];
  if (!article) return undefined;
  const { title, metaTitle = title, description } = translationOf(article, language);
  const body = bodyOf(article, language);
  const translated = languagesOf(article).includes(language);
  return {
    meta: { title: metaTitle, description, languages: languagesOf(article), markdown: true },
    number: article.number,
    /** Of all articles: what else is stored as saved does not exist. */
    numbers: content.articles.map((one) => one.number),
    slug: article.slug,
    title,
    description,
    category: t(article.category),
    tags: article.tags.map((tag) => t(tag)),
    updated: longDate(article.updated, language),
    readingTime: t('blog_reading_time', { count: minutesOf(article) }),
    picture: illustrate(source, article.cover, article.slug),
    author: smallPictureOf(face ? { file: face, alt: '' } : undefined, content.site.name),
    /** The language of the text where it is not that of the page. */
    bodyLanguage: translated ? undefined : sourceLanguage,
    headings: body.headings,
    previous: neighbour(content.articles[index - 1], language),
    next: neighbour(content.articles[index + 1], language),
    prose: await renderProse(body.code, language),
  };
}

function neighbour(article: Article | undefined, language: string) {
  return article ? { page: paths.article(article.number), title: translationOf(article, language).title } : null;
}

/** Runs the compiled MDX and renders it: the browser gets plain HTML and no script for it. */
async function renderProse(code: string, language: string): Promise<string> {
  const { default: Prose } = await run(code, { ...runtime, baseUrl: import.meta.url });
  return markProse(
    renderToStaticMarkup(
      <LanguageProvider language={language}>
        <Prose components={proseComponents} />
      </LanguageProvider>,
    ),
  );
}
