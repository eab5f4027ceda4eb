import { sourceLanguage } from '../../i18n/languages.ts';
import { renderProse } from '../article/render-prose.tsx';
import type { PageSource } from '../page-data.ts';
import { bodyOf, languagesOf, translationOf } from '../summaries.ts';
import { tellBehind } from '../tell-behind.ts';

export type OwnPageData = NonNullable<Awaited<ReturnType<typeof makeData>>>;

/** A page of the owner's own; undefined where none has the name. */
export async function makeData(source: PageSource, { name }: { name?: string }) {
  const { content, language } = source;
  const own = content.ownPages.find((one) => one.name === name);
  if (!own) return undefined;
  const { title, metaTitle = title, description } = translationOf(own, language);
  const body = bodyOf(own, language);
  const languages = languagesOf(own);
  return {
    meta: { title: metaTitle, description, languages, markdown: true, rich: body.rich },
    title,
    description,
    /** The language of title and description where it is not that of the page. */
    titleLanguage: own.translations[language] ? undefined : sourceLanguage,
    /** The same of the text. */
    bodyLanguage: languages.includes(language) ? undefined : sourceLanguage,
    behind: tellBehind(source, `pages/${own.name}`),
    prose: await renderProse(body, content.pictures, !languages.includes(language)),
  };
}
