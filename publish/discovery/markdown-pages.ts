import type { RootContent } from 'mdast';
import type { PageSource } from '../../src/pages/page-data.ts';
import { makeData, type ProjectData } from '../../src/pages/project/project-data.ts';
import { languagesOf, translationOf } from '../../src/pages/summaries.ts';
import { markdownPath, pageUrl, type SitePath } from '../../src/site/addresses.ts';
import type { PageRef } from '../../src/site/pages.ts';
import { readArticleText } from './article-text.ts';
import { heading, item, link, list, paragraph, writeMarkdown } from './markdown.ts';

/** A page as Markdown. */
export interface MarkdownPage {
  /** Path of its file. */
  path: SitePath;
  kind: 'article' | 'project';
  title: string;
  description: string;
  markdown: string;
}

/**
 * Writes the articles and projects of a language as Markdown: what their pages say, for readers without eyes for pages.
 * An article is there where it has a text; the template project is not.
 * @param root the project's folder
 */
export function makeMarkdownPages(root: string, source: PageSource): MarkdownPage[] {
  const { content, language, t } = source;
  const { site } = content;
  const projects = content.projects.flatMap(({ slug, kind }) => {
    const app = kind === 'template' ? undefined : makeData(source, { slug });
    if (!app) return [];
    const { title, description } = app;
    return write('project', { page: 'project', slug }, { title, description }, projectText(app, t));
  });
  const articles = content.articles
    .filter((article) => languagesOf(article).includes(language))
    .flatMap((article) => {
      const { title, description } = translationOf(article, language);
      const { published, updated } = article;
      const tags = article.tags.map((tag) => t(tag));
      const front = { title, description, author: site.name, published, updated, tags };
      return write(
        'article',
        { page: 'article', number: String(article.number) },
        front,
        readArticleText(root, article, source),
      );
    });
  return [...projects, ...articles];

  function write(
    kind: MarkdownPage['kind'],
    to: PageRef,
    front: { title: string; description: string },
    text: RootContent[],
  ): MarkdownPage {
    const { title, description } = front;
    const url = pageUrl(to, language);
    const whole = [heading(1, title), paragraph(description), ...text];
    return {
      path: markdownPath(to, language),
      kind,
      title,
      description,
      markdown: writeMarkdown(whole, { ...front, language, url }),
    };
  }
}

function projectText(app: ProjectData, t: PageSource['t']): RootContent[] {
  const { before, decision, after } = app.caseStudy;
  const part = ({ title, text }: { title: string; text: string }) => [heading(2, title), paragraph(text)];
  return [
    heading(2, t('apps_description')),
    ...app.story.map((text) => paragraph(text)),
    ...before.flatMap(part),
    heading(2, t('apps_decision')),
    heading(3, decision.title),
    paragraph(decision.text),
    heading(4, t('apps_cost')),
    paragraph(decision.cost),
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
