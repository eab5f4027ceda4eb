import type { Project } from '../../content/content.ts';
import { withCapital } from '../../i18n/format.ts';
import type { PageRef } from '../../routes/pages.ts';
import type { PageSource } from '../page-data.ts';

/** The page that lists a project, and that page’s name: the games if the project is a game, else the projects. */
export function listOf(
  { slug }: Pick<Project, 'slug'>,
  { content, language, t }: PageSource,
): readonly [PageRef, string] {
  return content.games.some((game) => game.slug === slug)
    ? [{ page: 'games' }, withCapital(t('nav_link_games'), language)]
    : [{ page: 'projects' }, t('apps_title')];
}
