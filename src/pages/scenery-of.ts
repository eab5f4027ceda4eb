import { readFileSync } from 'node:fs';
import { readScenery } from '../content/scenery.ts';
import type { Scenery } from '../games/glider/scenery.ts';
import { beadworkScenery, beadworkSceneryAddress } from '../ui/cover/scenery.ts';
import { drawingAddress, findPicture } from '../ui/picture/picture-source.ts';
import type { PageSource } from './page-data.ts';

/** The drawing of a game's world, and where its parts lie in it: the owner's, else beadwork in the site's colours. */
export function sceneryOf({ content }: Pick<PageSource, 'content'>, file: string | undefined): Scenery {
  const drawing = file && findPicture(content.pictures, file)?.light;
  const { boxes } = readScenery(drawing ? readFileSync(drawing.source, 'utf8') : beadworkScenery());
  // What an owner's drawing lacks has stopped the build already.
  if (!boxes) throw new Error(`the scenery ${file} has not all of its parts`);
  return { src: drawing ? drawingAddress(drawing) : beadworkSceneryAddress, boxes };
}
