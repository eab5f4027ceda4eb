import type { Content } from '../../src/content/content.ts';
import { offeredLanguages, sourceLanguage } from '../../src/i18n/languages.ts';
import { localize, markdownOf, type PagePath } from '../../src/site/addresses.ts';
import { makeTranslate } from '../../src/i18n/translate.ts';
import type { PageSource } from '../../src/pages/page-data.ts';
import { makeFeeds } from './feeds.ts';
import { makeHumansTxt } from './humans-txt.ts';
import { llmsTxtPath, makeLlmsTxt } from './llms-txt.ts';
import { makeTwins } from './markdown-twins.ts';
import { makeSitemap } from './sitemap.ts';

/**
 * Makes what machines read: sitemap, feeds, Markdown twins of articles and projects, llms.txt, humans.txt. It is made
 * from the content alone: the same content gives the same files.
 * @param root the project's folder
 * @returns each file by its path
 */
export async function makeDiscovery(root: string, content: Content): Promise<Map<PagePath, string>> {
  const sourceOf = (language: string): PageSource => ({
    content,
    language,
    t: makeTranslate(language, content.dictionaries[language] ?? {}),
  });
  const files = new Map<PagePath, string>([
    ['/sitemap.xml', await makeSitemap(content)],
    ['/humans.txt', makeHumansTxt(sourceOf(sourceLanguage))],
  ]);
  for (const { code } of offeredLanguages) {
    const source = sourceOf(code);
    const twins = makeTwins(root, source);
    for (const { path, markdown } of twins) files.set(localize(markdownOf(path), code), markdown);
    for (const [path, feed] of makeFeeds(root, source)) files.set(path, feed);
    files.set(localize(llmsTxtPath, code), makeLlmsTxt(twins, source));
  }
  return files;
}
