import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, hashOf } from '../../src/content/disk-cache.ts';
import { theme } from '../../src/content/theme/theme.ts';
import { shareSize } from '../../src/document/share-card.ts';
import { fontOf } from '../fonts/font-names.ts';
import { markSvg } from '../pictures/app-icons.ts';
import type { Roots } from '../render/roots.ts';
import type { ShareArtist } from './share-images.ts';

/** What stands on every card and is made elsewhere. */
const givenParts = { size: shareSize, mark: markSvg, theme } as const;

/** The modules that draw, besides those of this folder: what they make depends on them and on the card alone. */
export const drawingModules = ['src/ui/cover/beadwork.ts', 'publish/resume/sfnt.ts'] as const;

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
 * @param folder where images are kept, inside `.cache`
 */
export function cacheImages({ projectRoot, siteRoot }: Roots, artist: ShareArtist, folder = 'share'): ShareArtist {
  const makers = hashMakers(projectRoot);
  return {
    draw(card) {
      const picture = card.picture ? [readFileSync(join(siteRoot, 'content', card.picture), 'latin1')] : [];
      return cache(folder, [makers, JSON.stringify(card), ...picture], () => artist.draw(card));
    },
  };
}

/** Everything that decides how a card looks, beside the card and its picture. */
function hashMakers(root: string): string {
  const own = readdirSync(join(root, 'publish/share')).filter((name) => !name.endsWith('.test.ts'));
  const modules = [...own.sort().map((name) => `publish/share/${name}`), ...drawingModules];
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return hashOf([
    JSON.stringify([givenParts, fontOf(theme.font).version]),
    ...modules.flatMap((module) => [module, read(module)]),
    ...drawingPackages.map((name) => JSON.parse(read(`node_modules/${name}/package.json`)).version),
  ]);
}
