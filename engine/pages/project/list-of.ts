import type { Project } from '../../content/content.ts';
import type { PageRef } from '../../routes/pages.ts';
import type { PageSource } from '../page-data.ts';

/** The page that lists a project, and its title: the games, if the project is one. */
export function listOf({ slug }: Pick<Project, 'slug'>, { content, t }: PageSource): readonly [PageRef, string] {
  return content.games.some((game) => game.slug === slug)
    ? [{ page: 'games' }, t('games_title')]
    : [{ page: 'projects' }, t('apps_title')];
}
