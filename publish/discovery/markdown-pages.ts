import { readFileSync } from 'node:fs';
import type { RootContent } from 'mdast';
import type { Article, Project } from '../../src/content/content.ts';
import { cacheText, versionsOf } from '../../src/content/disk-cache.ts';
import type { PageSource } from '../../src/pages/page-data.ts';
import { makeData, type ProjectData } from '../../src/pages/project/project-data.ts';
import { translationOf } from '../../src/pages/summaries.ts';
import { markdownPath, pageUrl, type SitePath } from '../../src/site/addresses.ts';
import type { PageRef } from '../../src/site/pages.ts';
import { readArticleText, readText, textParts, textVersion } from './article-text.ts';
import { heading, item, link, list, paragraph, writeMarkdown } from './markdown.ts';

/** What a text depends on, beside itself. */
const version = [...textVersion, readFileSync(import.meta.filename, 'utf8'), versionsOf(['remark-stringify'])];

/** A page as Markdown. */
interface MarkdownPage {
  /** Path of its file. */
  path: SitePath;
  markdown: string;
}

/** Writes a project as Markdown: what its page says, for readers without eyes for pages. The template has none. */
export function projectAsMarkdown({ slug, kind }: Project, source: PageSource): MarkdownPage | undefined {
  const project = kind === 'template' ? undefined : makeData(source, { slug });
  if (!project) return undefined;
  const { title, description } = project;
  return write({ page: 'project', slug }, { title, description }, projectText(project, source), source);
}

/** The same of an article, in a language in which it has a text. */
export function articleAsMarkdown(root: string, article: Article, source: PageSource): MarkdownPage {
  const { content, language, t } = source;
  const { title, description } = translationOf(article, language);
  const { number, published, modified: updated } = article;
  const tags = article.tags.map((tag) => t(tag));
  const front = { title, description, author: content.site.name, published, updated, tags };
  const to: PageRef = { page: 'article', number: String(number) };
  const parts = [...version, ...textParts(root, article, source), JSON.stringify(front)];
  return {
    path: markdownPath(to, language),
    markdown: cacheText(
      'article-markdown',
      parts,
      () => write(to, front, readArticleText(root, article, source), source).markdown,
    ),
  };
}

function write(
  to: PageRef,
  front: { title: string; description: string },
  text: RootContent[],
  { language }: PageSource,
): MarkdownPage {
  const whole = [heading(1, front.title), paragraph(front.description), ...text];
  const url = pageUrl(to, language);
  return { path: markdownPath(to, language), markdown: writeMarkdown(whole, { ...front, language, url }) };
}

const placeOfStory = ({ slug }: ProjectData, { language }: PageSource) => ({
  to: { page: 'project', slug } as PageRef,
  file: `content/projects/${slug}/${language}.mdx`,
});

function projectText(app: ProjectData, source: PageSource): RootContent[] {
  const { t } = source;
  const { before, decision, after } = app.caseStudy;
  const part = ({ title, text }: { title: string; text: string }) => [heading(2, title), paragraph(text)];
  return [
    ...(app.story
      ? [heading(2, t('apps_description')), ...readText(app.story.markdown, placeOfStory(app, source), source)]
      : []),
    ...before.flatMap(part),
    ...(decision ? [heading(2, t('apps_decision')), heading(3, decision.title), paragraph(decision.text)] : []),
    ...(decision?.cost ? [heading(4, t('apps_cost')), paragraph(decision.cost)] : []),
    ...after.flatMap(part),
    heading(2, t('apps_technologies')),
    list({}, ...app.technologies.map((name) => item(paragraph(name)))),
    heading(2, t('apps_hosting')),
    list({}, ...app.hosting.map(({ part: what, provider }) => item(paragraph(`${what}: ${provider}`)))),
    heading(2, t('apps_links')),
    list(
      {},
      item(paragraph(link(app.live, t('apps_live_app')))),
      item(paragraph(link(app.repository, t('apps_github_repository')))),
    ),
  ];
}
