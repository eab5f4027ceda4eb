import siteGames from 'virtual:fitout/games';
import { siteMapOf } from '../../routes/site-map.ts';
import type { PageSource } from '../page-data.ts';
import { listOf } from '../project/list-of.ts';
import { makeGameData } from '../site-page.ts';

export type GameData = NonNullable<Awaited<ReturnType<typeof makeData>>>;

/** A game that is played on this site, in the page’s language; undefined if no such game has this slug. */
export async function makeData(source: PageSource, { slug = '' }: { slug?: string }) {
  const { content, t } = source;
  const game = content.games.find((one) => one.slug === slug);
  const [module, file] = [await siteGames[slug]?.(), content.code.games[slug]];
  if (!game || !module || !file) return undefined;
  const name = t(game.title);
  const description = t(game.description);
  const [list, listName] = listOf(game, source);
  return {
    list: { to: list, title: listName },
    meta: { title: t('meta_game_title', { name }), description: t('meta_game_description', { name, description }) },
    name,
    description,
    details: siteMapOf(content).find({ page: 'project', slug }),
    game: makeGameData(module, source, file),
    Game: module.Game,
    Above: module.Above,
    Beside: module.Beside,
  };
}
