import { createHash, type Hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
 * @param roots the folders of the project, where the image cache lies, and of the site
 */
export function cacheImages({ projectRoot, siteRoot }: Roots, artist: ShareArtist): ShareArtist {
  const folder = join(projectRoot, '.cache/share');
  mkdirSync(folder, { recursive: true });
  const common = hashMakers(projectRoot);
  return {
    async draw(card) {
      const hash = common.copy().update(JSON.stringify(card));
      if (card.picture) hash.update(readFileSync(join(siteRoot, 'content', card.picture)));
      const file = join(folder, `${hash.digest('hex')}.png`);
      if (existsSync(file)) return readFileSync(file);
      const image = await artist.draw(card);
      writeFileSync(file, image);
      return image;
    },
  };
}

/** Everything that decides how a card looks, beside the card and its picture. */
function hashMakers(root: string): Hash {
  const own = readdirSync(join(root, 'publish/share')).filter((name) => !name.endsWith('.test.ts'));
  const modules = [...own.sort().map((name) => `publish/share/${name}`), ...drawingModules];
  const hash = createHash('sha256').update(JSON.stringify([givenParts, fontOf(theme.font).version]));
  for (const module of modules) hash.update(`\n${module}\n`).update(readFileSync(join(root, module)));
  for (const name of drawingPackages) {
    const { version } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'));
    hash.update(`\n${name} ${version}`);
  }
  return hash;
}
