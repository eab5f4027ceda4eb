import type { Content } from '../../src/content/content.ts';
import { offeredLanguages, sourceLanguage } from '../../src/i18n/languages.ts';
import { sourceOf } from '../../src/pages/page-source.ts';
import { localize, type SitePath } from '../../src/site/addresses.ts';
import { makeFeeds } from './feeds.ts';
import { makeHumansTxt } from './humans-txt.ts';
import { llmsTxtPath, makeLlmsTxt } from './llms-txt.ts';
import { makeMarkdownPages } from './markdown-pages.ts';
import { makeSitemap } from './sitemap.ts';

/**
 * Makes what machines read: sitemap, feeds, articles and projects as Markdown, llms.txt, humans.txt. It is made
 * from the content alone: the same content gives the same files.
 * @param root the project's folder
 * @returns each file by its path
 */
export async function makeDiscovery(root: string, content: Content): Promise<Map<SitePath, string>> {
  const files = new Map<SitePath, string>([
    ['/sitemap.xml', await makeSitemap(content)],
    ['/humans.txt', makeHumansTxt(sourceOf(content, sourceLanguage))],
  ]);
  for (const { code } of offeredLanguages) {
    const source = sourceOf(content, code);
    const markdownPages = makeMarkdownPages(root, source);
    for (const { path, markdown } of markdownPages) files.set(path, markdown);
    for (const [path, feed] of makeFeeds(root, source)) files.set(path, feed);
    files.set(localize(llmsTxtPath, code), makeLlmsTxt(markdownPages, source));
  }
  return files;
}
