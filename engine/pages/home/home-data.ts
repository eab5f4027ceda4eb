import type { Home } from '../../content/schemas.ts';
import { pageAddress } from '../../routes/addresses.ts';
import { siteMapOf } from '../../routes/site-map.ts';
import { illustrate, illustratePoster } from '../illustrate.ts';
import type { PageSource } from '../page-data.ts';
import { summarizeArticle, summarizeFiller, summarizeProject } from '../summaries.ts';

export type HomeData = ReturnType<typeof makeData>;

/**
 * What the sections of the home page show (`home.yaml`), in the page’s language. Links to missing pages are left out.
 */
export function makeData(source: PageSource) {
  const { content, t } = source;
  const { sections, cover, picture, showcase, method, explore } = content.home;
  return {
    meta: { title: t('meta_home_title'), description: t('meta_home_description') },
    sections,
    picture: illustratePoster(source, picture, cover),
    showcase: showcase.map((item) => showcaseItem(item, source)).filter((item) => item !== undefined),
    method: method.map(({ title, text, icon }) => ({ title: t(title), text: t(text), icon })),
    explore: explore.flatMap(({ title, text, page, tags, icon, picture: poster }) => {
      const to = siteMapOf(content).at(page);
      if (!to) return [];
      return [
        {
          title: t(title),
          text: t(text),
          href: pageAddress(to, source.language),
          tags: tags.map((tag) => t(tag)),
          icon,
          picture: illustrate(source, poster, `explore${page}`),
        },
      ];
    }),
  };
}

function showcaseItem(item: Home['showcase'][number], source: PageSource) {
  const { content } = source;
  if (item.kind === 'filler') return { kind: item.kind, filler: summarizeFiller(item, source) };
  const wide = item.size === 'wide';
  if (item.kind === 'project') {
    const project = content.projects.find(({ slug }) => slug === item.slug);
    return project && { kind: item.kind, wide, project: summarizeProject(project, source) };
  }
  const article = content.articles.find(({ number }) => number === item.number);
  return article && { kind: item.kind, wide, article: summarizeArticle(article, source) };
}
