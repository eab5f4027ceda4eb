import { readFileSync } from 'node:fs';
import type { RootContent } from 'mdast';
import { cacheSync, versionsOf } from '../../content/cache/disk-cache.ts';
import type { Article, OwnPage, Project } from '../../content/content.ts';
import { noteArrow } from '../../content/mdx/rich-text.ts';
import { tagOf } from '../../i18n/languages.ts';
import type { PageSource } from '../../pages/page-data.ts';
import { makeData, type ProjectData } from '../../pages/project/project-data.ts';
import { translationOf } from '../../pages/summaries.ts';
import { markdownPath, pageUrl, type SitePath } from '../../routes/addresses.ts';
import { articlePage, type PageRef } from '../../routes/pages.ts';
import {
  htmlOf,
  parseAsMarkdown,
  placeOfArticle,
  placeOfOwnPage,
  readArticleSource,
  readOwnPageSource,
  textParts,
  textVersion,
} from './article-text.ts';
import { bulletList, formatMarkdown, heading, link, paragraph, section } from './markdown.ts';

const version = [...textVersion, readFileSync(import.meta.filename, 'utf8'), versionsOf(['remark-stringify'])];

interface MarkdownPage {
  path: SitePath;
  markdown: string;
}

/** Writes a project as Markdown; undefined for the template, and for a language in which it has no text. */
export function projectAsMarkdown({ slug, kind }: Project, source: PageSource): MarkdownPage | undefined {
  const project = kind === 'template' ? undefined : makeData(source, { slug });
  if (!project?.meta.languages.includes(source.language)) return undefined;
  const { title, description } = project;
  return write({ page: 'project', slug }, { title, description }, projectText(project, source), source);
}

/** An article as Markdown and, for feeds, as HTML: both from one parse, with a cache. */
export function articleTexts(root: string, article: Article, source: PageSource): { markdown: string; html: string } {
  const { content, language, t } = source;
  const { title, description } = translationOf(article, language);
  const { published, updated } = article;
  const tags = article.tags.map((tag) => t(tag));
  const front = { title, description, author: content.site.name, published, updated, tags };
  const note = sampleNote(article.sample ?? false, source);
  const words = [noteArrow, t('blog_footnotes'), t('blog_footnote_back')];
  const parts = [...version, ...textParts(root, article, source), JSON.stringify([front, note, words])];
  return cacheSync('article-texts', parts, () => {
    const text = parseAsMarkdown(readArticleSource(root, article, language), placeOfArticle(article, source), source);
    const { markdown } = write(articlePage(article), front, [...text, ...note], source);
    return { markdown, html: htmlOf(text, t) };
  });
}

/** An own page as Markdown with front matter, in a language that it has. */
export function ownPageAsMarkdown(root: string, own: OwnPage, source: PageSource): MarkdownPage {
  const { content, language } = source;
  const { title, description } = translationOf(own, language);
  const to: PageRef = { page: 'own', name: own.name };
  const text = parseAsMarkdown(readOwnPageSource(root, own, language), placeOfOwnPage(own, source), source);
  return write(to, { title, description, author: content.site.name }, text, source);
}

const sampleNote = (sample: boolean, { t }: PageSource) => (sample ? [paragraph(t('text_sample'))] : []);

function write(
  to: PageRef,
  front: { title: string; description: string } & Record<string, unknown>,
  text: RootContent[],
  { language }: PageSource,
): MarkdownPage {
  const whole = [heading(1, front.title), paragraph(front.description), ...text];
  const url = pageUrl(to, language);
  return {
    path: markdownPath(to, language),
    markdown: formatMarkdown(whole, { ...front, language: tagOf(language), url }),
  };
}

const placeOfStory = ({ slug }: ProjectData, { language }: PageSource) => ({
  to: { page: 'project', slug } as PageRef,
  file: `projects/${slug}/${language}.mdx`,
});

function projectText(app: ProjectData, source: PageSource): RootContent[] {
  const { t } = source;
  const { story, built, sample, technologies, hosting, links } = app;
  const { before, decision, after } = app.caseStudy;
  const part = ({ title, text }: { title: string; text: string }) => [heading(2, title), paragraph(text)];
  const told = story ? parseAsMarkdown(story.markdown, placeOfStory(app, source), source) : [];
  return [
    ...section(t('apps_description'), ...told),
    ...before.flatMap(part),
    ...(decision ? section(t('apps_decision'), heading(3, decision.title), paragraph(decision.text)) : []),
    ...(decision?.cost ? [heading(4, t('apps_cost')), paragraph(decision.cost)] : []),
    ...after.flatMap(part),
    ...sampleNote(sample, source),
    ...(built ? section(t('apps_built'), paragraph(`${built.start.text} – ${built.end?.text ?? t('present')}`)) : []),
    ...section(t('apps_technologies'), ...bulletList(technologies.map((name) => paragraph(name)))),
    ...section(
      t('apps_hosting'),
      ...bulletList(hosting.map(({ part: what, provider }) => paragraph(`${what}: ${provider}`))),
    ),
    ...section(t('apps_links'), ...bulletList(links.map(({ url, text }) => paragraph(link(url, text))))),
  ];
}
