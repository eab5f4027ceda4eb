import { readFileSync } from 'node:fs';
import { readScenery } from '../../content/scenery.ts';
import type { Scenery } from '../../games/glider/scenery.ts';
import { siteMapOf } from '../../site/site-map.ts';
import { beadworkScenery, beadworkSceneryAddress } from '../../ui/cover/scenery.ts';
import { drawingAddress, findPicture } from '../../ui/picture/picture-source.ts';
import { illustrate } from '../illustrate.ts';
import type { PageSource } from '../page-data.ts';

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

/** The drawing of a game's world, and where its parts lie in it: the owner's, else beadwork in the site's colours. */
export function sceneryOf({ content }: Pick<PageSource, 'content'>, file: string | undefined): Scenery {
  const drawing = file && findPicture(content.pictures, file)?.light;
  const { boxes } = readScenery(drawing ? readFileSync(drawing.source, 'utf8') : beadworkScenery());
  // What an owner's drawing lacks has stopped the build already.
  if (!boxes) throw new Error(`the scenery ${file} has not all of its parts`);
  return { src: drawing ? drawingAddress(drawing) : beadworkSceneryAddress, boxes };
}
