import { siteMapOf } from '../../site/site-map.ts';
import { illustrate } from '../illustrate.ts';
import type { PageSource } from '../page-data.ts';
import { sceneryOf } from '../scenery-of.ts';

export type GameData = NonNullable<ReturnType<typeof makeData>>;

/** A game that is played on the site itself; undefined where no such game has the slug. */
export function makeData(source: PageSource, { slug }: { slug?: string }) {
  const { content, t } = source;
  const game = content.games.find((one) => one.slug === slug && one.engine);
  if (!game) return undefined;
  const name = t(game.title);
  const description = t(game.description);
  return {
    meta: { title: t('meta_game_title', { name }), description: t('meta_game_description', { name, description }) },
    slug: game.slug,
    name,
    description,
    picture: illustrate(source, game.picture, `${game.slug}-arcade`),
    scenery: sceneryOf(source, game.scenery),
    details: siteMapOf(content).find({ page: 'project', slug: game.slug }),
  };
}
