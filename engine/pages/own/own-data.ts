import { sourceTag } from '../../i18n/languages.ts';
import { proseComponents } from '../article/prose-components.tsx';
import type { PageSource } from '../page-data.ts';
import { renderText } from '../render-text.tsx';
import { staleNotice } from '../stale-notice.ts';
import { bodyOf, languagesOf, titleLanguageOf, translationOf } from '../summaries.ts';
import { textIslands } from '../text-islands.tsx';

export type OwnPageData = NonNullable<Awaited<ReturnType<typeof makeData>>>;

/** A page that the owner has written, in the page’s language or else the default one; undefined for an unknown name. */
export async function makeData(source: PageSource, { name }: { name?: string }) {
  const { content, language } = source;
  const own = content.ownPages.find((one) => one.name === name);
  if (!own) return undefined;
  const { title, metaTitle = title, description } = translationOf(own, language);
  const body = bodyOf(own, language);
  const languages = languagesOf(own);
  const translated = languages.includes(language);
  return {
    meta: { title: metaTitle, description, languages, markdown: true, rich: body.rich, islands: body.islands },
    title,
    description,
    titleLanguage: titleLanguageOf(own, language),
    bodyLanguage: translated ? undefined : sourceTag,
    // Only a translation can be older than the text.
    stale: translated ? staleNotice(source, `pages/${own.name}`) : undefined,
    prose: renderText(body, {
      ...proseComponents(content.pictures, !translated),
      ...(await textIslands(body, source)),
    }),
  };
}
