import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, hashOf, versionsOf } from '../../content/disk-cache.ts';
import { engineRoot, readSources } from '../../content/site-root.ts';
import { theme } from '../../content/theme/theme.ts';
import { shareSize } from '../../document/share-card.ts';
import { fontOf } from '../fonts/font-names.ts';
import { markSvg } from '../pictures/app-icons.ts';
import type { ShareRenderer } from './share-images.ts';

/** What stands on every card and is made elsewhere. */
const givenParts = { size: shareSize, mark: markSvg, theme } as const;

/** The modules that draw, besides those of this folder: what they make depends on them and on the card alone. */
export const drawingModules = ['ui/cover/beadwork.ts', 'build/resume/sfnt.ts'] as const;

/** The packages that draw, besides the font. Their versions are those that are installed: the project may want others. */
export const drawingPackages = [
  '@resvg/resvg-js',
  '@takumi-rs/core',
  '@xmldom/xmldom',
  'sharp',
  'subset-font',
] as const;

/**
 * Draws only what no earlier build has drawn: a card that is the same in every respect has its image in
 * `.cache/share`. Drawing all of them takes longer than the rest of a build.
 * @param siteRoot the site's folder, in which the pictures lie
 * @param folder where images are kept, inside `.cache`
 */
export function cacheImages(
  siteRoot: string,
  artist: ShareRenderer,
  folder = 'share',
  engine = engineRoot,
): ShareRenderer {
  const makers = hashMakers(engine);
  return {
    draw(card) {
      const picture = card.picture ? [readFileSync(join(siteRoot, card.picture), 'latin1')] : [];
      return cache(folder, [makers, JSON.stringify(card), ...picture], () => artist.draw(card));
    },
  };
}

/** Everything that decides how a card looks, beside the card and its picture. */
function hashMakers(root: string): string {
  const own = readdirSync(join(root, 'build/share')).filter(
    (name) => /\.(ts|js)$/.test(name) && !/\.(test|d)\.ts$/.test(name),
  );
  const modules = [...own.sort().map((name) => `build/share/${name}`), ...drawingModules];
  return hashOf([
    JSON.stringify([givenParts, fontOf(theme.font).version]),
    ...modules.flatMap((module) => [module, ...readSources([join(root, module.replace(/\.\w+$/, ''))])]),
    versionsOf(drawingPackages),
  ]);
}
