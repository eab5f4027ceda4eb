import type { Content } from '../../content/content.ts';
import { hasLanguages, offeredLanguages, sourceLanguage } from '../../i18n/languages.ts';
import { sideBySideWords, sideBySideWordsPath } from '../../pages/article/side-by-side/side-by-side-words.ts';
import type { PageSource } from '../../pages/page-data.ts';
import { sourceOf } from '../../pages/page-source.ts';
import { languagesOf } from '../../pages/summaries.ts';
import { localize, markdownPath, type SitePath } from '../../routes/addresses.ts';
import { articlePage } from '../../routes/pages.ts';
import { siteMapOf } from '../../routes/site-map.ts';
import type { Emit } from './emit.ts';
import { feedStylesPath, makeFeedStyles } from './feed-styles.ts';
import { writeFeeds } from './feeds.ts';
import { makeHumansTxt } from './humans-txt.ts';
import { llmsTxtPath, makeLlmsTxt } from './llms-txt.ts';
import { articleTexts, ownPageAsMarkdown, projectAsMarkdown } from './markdown-pages.ts';
import { makeSitemap } from './sitemap.ts';

/**
 * The files that the site has once for all languages, as texts by path.
 * @param fontStyle `@font-face` rules for the style sheet of the feeds
 */
export async function makeSiteFiles(content: Content, fontStyle: string): Promise<Map<SitePath, string>> {
  return new Map<SitePath, string>([
    ['/sitemap.xml', await makeSitemap(content)],
    ['/humans.txt', makeHumansTxt(sourceOf(content, sourceLanguage))],
    ...(hasFeeds(content) ? [[feedStylesPath, makeFeedStyles(fontStyle)] as const] : []),
  ]);
}

/**
 * Gives `emit` each file of one language: its texts in Markdown, its feeds, `llms.txt` and the words for reading side
 * by side.
 */
export function writeLanguageFiles(root: string, source: PageSource, emit: Emit): void {
  const { content, language } = source;
  for (const project of content.projects) {
    const page = projectAsMarkdown(project, source);
    if (page) emit(page.path, page.markdown);
  }
  for (const article of content.articles) {
    if (!languagesOf(article).includes(language)) continue;
    emit(markdownPath(articlePage(article), language), articleTexts(root, article, source).markdown);
  }
  for (const own of content.ownPages) {
    if (!languagesOf(own).includes(language)) continue;
    const { path, markdown } = ownPageAsMarkdown(root, own, source);
    emit(path, markdown);
  }
  if (hasFeeds(content)) writeFeeds(root, source, emit);
  if (hasLanguages) emit(localize(sideBySideWordsPath, language), JSON.stringify(sideBySideWords(source.t)));
  emit(localize(llmsTxtPath, language), makeLlmsTxt(source));
}

/** A blog without articles has no feeds. */
const hasFeeds = (content: Content): boolean => siteMapOf(content).find({ page: 'blog' }) !== undefined;

/** The files of both functions as texts by path, for the languages that the site offers. */
export async function makeDiscovery(root: string, content: Content, fontStyle: string): Promise<Map<SitePath, string>> {
  const files = await makeSiteFiles(content, fontStyle);
  for (const { code } of offeredLanguages)
    writeLanguageFiles(root, sourceOf(content, code), (path, text) => files.set(path, text));
  return files;
}
