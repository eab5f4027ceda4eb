import { siteMapOf } from '../../routes/site-map.ts';
import { illustrate } from '../illustrate.ts';
import type { PageSource } from '../page-data.ts';

export type GamesData = ReturnType<typeof makeData>;

/** The games of `games.yaml` in the page’s language, played here or elsewhere. */
export function makeData(source: PageSource) {
  const { content, t } = source;
  return {
    meta: { title: t('meta_games_title'), description: t('meta_games_description') },
    games: content.games.map(({ slug, title, description, difficulty, genre, players, play, picture }) => ({
      slug,
      title: t(title),
      description: t(description),
      facts: [
        { name: t('games_difficulty'), value: t(difficulty) },
        { name: t('games_genre'), value: t(genre) },
        { name: t('games_players'), value: t(players) },
      ],
      play,
      /** The game’s page on this site, unless the owner gives another address. */
      here: play ? undefined : siteMapOf(content).find({ page: 'game', slug }),
      details: siteMapOf(content).find({ page: 'project', slug }),
      picture: illustrate(source, picture, `${slug}-arcade`),
    })),
  };
}
