import type { ItemList, SoftwareApplication, SoftwareSourceCode, VideoGame } from 'schema-dts';
import type { Project } from '../../../content/content.ts';
import type { Game } from '../../../content/schemas.ts';
import { illustrate } from '../../../pages/illustrate.ts';
import type { PageSource } from '../../../pages/page-data.ts';
import { pageUrl } from '../../../routes/addresses.ts';
import { gamePage, projectPage } from '../../../routes/pages.ts';
import { siteMapOf } from '../../../routes/site-map.ts';
import { absoluteUrl, ids } from './addresses.ts';
import { shortPerson } from './person.ts';

/** https://schema.org/SoftwareApplication, or VideoGame, for the page of a project. */
export function software(project: Project, source: PageSource): SoftwareApplication | VideoGame {
  const { content, language, t } = source;
  const { slug, kind, title, description, live, picture } = project;
  const said = {
    '@id': ids.project(slug),
    name: t(title),
    description: t(description),
    url: live ?? pageUrl(projectPage(project), language),
    image: absoluteUrl(illustrate(source, picture, slug).src),
    author: shortPerson(source),
  };
  const game = content.games.find((one) => one.slug === slug);
  if (kind !== 'game') return { '@type': 'SoftwareApplication', ...said };
  return { '@type': 'VideoGame', ...said, ...(game && { genre: t(game.genre) }) };
}

/** https://schema.org/SoftwareSourceCode of a project; none where it names no repository. */
export function sourceCode({ slug, repository, technologies }: Project): SoftwareSourceCode[] {
  if (!repository) return [];
  return [
    {
      '@type': 'SoftwareSourceCode',
      codeRepository: repository,
      keywords: technologies,
      targetProduct: { '@id': ids.project(slug) },
    },
  ];
}

/** https://schema.org/VideoGame for a game in the arcade, with the id of the project of the same slug. */
export function videoGame(game: Game, source: PageSource): VideoGame {
  const { content, language, t } = source;
  const details = siteMapOf(content).find({ page: 'project', slug: game.slug });
  const { slug, title, description, genre, play, picture } = game;
  return {
    '@type': 'VideoGame',
    '@id': ids.project(slug),
    name: t(title),
    description: t(description),
    genre: t(genre),
    url: play ?? pageUrl(gamePage(game), language),
    image: absoluteUrl(illustrate(source, picture, `${slug}-arcade`).src),
    author: shortPerson(source),
    ...(details && { subjectOf: { '@type': 'WebPage' as const, '@id': pageUrl(details, language) } }),
  };
}

/** https://schema.org/ItemList, in the order given. */
export function listOfApps(projects: readonly Project[], { language, t }: PageSource): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: projects.map((project, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: t(project.title),
      url: pageUrl(projectPage(project), language),
    })),
  };
}
