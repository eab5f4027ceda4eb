import { offeredLanguages } from '../../src/i18n/languages.ts';
import type { PageSource } from '../../src/pages/page-data.ts';
import { resumeAddress } from '../../src/pages/resume/resume-files.ts';
import { fileUrl, localize, type SitePath } from '../../src/site/addresses.ts';
import { heading, item, link, list, paragraph, writeMarkdown } from './markdown.ts';
import type { MarkdownPage } from './markdown-pages.ts';

/** Path of a language's llms.txt, without the language. */
export const llmsTxtPath: SitePath = '/llms.txt';

/**
 * Writes what a language model should read first: who this is, and where each text lies as Markdown.
 * @see https://llmstxt.org
 */
export function makeLlmsTxt(pages: readonly MarkdownPage[], source: PageSource): string {
  const { content, language, t } = source;
  const { site } = content;
  const entry = (url: string, name: string, note?: string) =>
    item(paragraph(link(url, name), ...(note ? [`: ${note}`] : [])));
  const section = (kind: MarkdownPage['kind']) =>
    pages
      .filter((page) => page.kind === kind)
      .map(({ path, title, description }) => entry(fileUrl(path), title, description));
  const others = offeredLanguages.filter(({ code }) => code !== language);
  return writeMarkdown([
    heading(1, site.name),
    { type: 'blockquote', children: [paragraph(t('meta_home_description'))] },
    heading(2, t('resume_title')),
    list(
      {},
      entry(site.url + resumeAddress('text', language), t('resume_file_text')),
      entry(site.url + resumeAddress('json', language), t('resume_file_json')),
    ),
    heading(2, t('apps_title')),
    list({}, ...section('project')),
    heading(2, t('blogs_title')),
    list({}, ...section('article')),
    // The standard's own word for what may be left out.
    heading(2, 'Optional'),
    list({}, ...others.map(({ code, ownName }) => entry(site.url + localize(llmsTxtPath, code), ownName))),
  ]);
}
