import type { RootContent } from 'mdast';
import { localize, markdownOf, type PagePath, paths } from '../../src/site/addresses.ts';
import { appData } from '../../src/pages/project/project-data.ts';
import type { PageSource } from '../../src/pages/page-data.ts';
import { languagesOf, translationOf } from '../../src/pages/summaries.ts';
import { readArticleText } from './article-text.ts';
import { heading, item, link, list, paragraph, writeMarkdown } from './markdown.ts';

/** The Markdown twin of a page. */
export interface Twin {
  /** Path of the page, without its language. */
  path: PagePath;
  kind: 'article' | 'project';
  title: string;
  description: string;
  markdown: string;
}

/**
 * Writes the articles and projects of a language as Markdown: what their pages say, for readers without eyes for pages.
 * An article has a twin where it has a text; the template project has none.
 * @param root the project's folder
 */
export function makeTwins(root: string, source: PageSource): Twin[] {
  const { content, language, t } = source;
  const { site } = content;
  const projects = content.projects.flatMap(({ slug, kind }) => {
    const app = kind === 'template' ? undefined : appData(source, { slug });
    if (!app) return [];
    const { title, description } = app;
    return twin('project', paths.app(slug), { title, description }, projectText(app, t));
  });
  const articles = content.articles
    .filter((article) => languagesOf(article).includes(language))
    .flatMap((article) => {
      const { title, description } = translationOf(article, language);
      const { published, updated } = article;
      const tags = article.tags.map((tag) => t(tag));
      const front = { title, description, author: site.name, published, updated, tags };
      return twin('article', paths.article(article.number), front, readArticleText(root, article, source));
    });
  return [...projects, ...articles];

  function twin(
    kind: Twin['kind'],
    path: PagePath,
    front: { title: string; description: string },
    text: RootContent[],
  ): Twin {
    const { title, description } = front;
    const url = site.url + localize(path, language);
    const whole = [heading(1, title), paragraph(description), ...text];
    return { path, kind, title, description, markdown: writeMarkdown(whole, { ...front, language, url }) };
  }
}

/** The address of a twin. */
export function twinAddress({ path }: Twin, { content, language }: PageSource): string {
  return content.site.url + localize(markdownOf(path), language);
}

function projectText(app: NonNullable<ReturnType<typeof appData>>, t: PageSource['t']): RootContent[] {
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
