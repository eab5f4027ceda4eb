import { offeredLanguages } from '../../i18n/languages.ts';
import type { PageSource } from '../../pages/page-data.ts';
import { resumeAddress } from '../../pages/resume/resume-files.ts';
import { languagesOf, languagesOfProject, newestFirst, translationOf } from '../../pages/summaries.ts';
import { fileUrl, localize, markdownPath, type SitePath } from '../../routes/addresses.ts';
import { siteMapOf } from '../../routes/site-map.ts';
import { bulletList, formatMarkdown, heading, link, paragraph, section } from './markdown.ts';

export const llmsTxtPath: SitePath = '/llms.txt';

/** Only the newest articles: a model reads all of the file. */
const maxArticles = 100;

/** An introduction for language models with links to the Markdown files: https://llmstxt.org */
export function makeLlmsTxt(source: PageSource): string {
  const { content, language, t } = source;
  const { site } = content;
  const entry = (url: string, name: string, note?: string) =>
    paragraph(link(url, name), ...(note ? [`: ${note}`] : []));
  const projects = content.projects
    .filter(({ kind }) => kind !== 'template')
    .filter((project) => languagesOfProject(project, content).includes(language))
    .map(({ slug, title, description }) =>
      entry(fileUrl(markdownPath({ page: 'project', slug }, language)), t(title), t(description)),
    );
  const articles = content.articles
    .filter((article) => languagesOf(article).includes(language))
    .sort(newestFirst)
    .slice(0, maxArticles)
    .map((article) => {
      const { title, description } = translationOf(article, language);
      const path = markdownPath({ page: 'article', number: String(article.number) }, language);
      return entry(fileUrl(path), title, description);
    });
  const resume = siteMapOf(content).find({ page: 'resume' })
    ? [
        entry(site.url + resumeAddress('text', language), t('resume_file_text')),
        entry(site.url + resumeAddress('json', language), t('resume_file_json')),
      ]
    : [];
  const ownPages = content.ownPages
    .filter((own) => languagesOf(own).includes(language))
    .map((own) => {
      const { title, description } = translationOf(own, language);
      return entry(fileUrl(markdownPath({ page: 'own', name: own.name }, language)), title, description);
    });
  const others = offeredLanguages.filter(({ code }) => code !== language);
  return formatMarkdown([
    heading(1, site.name),
    { type: 'blockquote', children: [paragraph(t('meta_home_description'))] },
    ...section(t('resume_title'), ...bulletList(resume)),
    ...section(t('apps_title'), ...bulletList(projects)),
    ...section(t('blogs_title'), ...bulletList(articles)),
    ...section(t('command_pages'), ...bulletList(ownPages)),
    // The standard’s word for parts that may be skipped.
    ...section(
      'Optional',
      ...bulletList(others.map(({ code, ownName }) => entry(site.url + localize(llmsTxtPath, code), ownName))),
    ),
  ]);
}
