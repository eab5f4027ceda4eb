import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, hashOf, versionsOf } from '../../content/cache/disk-cache.ts';
import { engineRoot, readSources } from '../../content/site-root.ts';
import { theme } from '../../content/theme/theme.ts';
import { shareSize } from '../../document/share-card.ts';
import { fontOf } from '../fonts/font-names.ts';
import { markSvg } from '../pictures/app-icons.ts';
import type { ShareRenderer } from './share-images.ts';

const givenParts = { size: shareSize, mark: markSvg, theme } as const;

export const drawingModules = [
  'ui/cover/beadwork.ts',
  'build/fonts/code-points.ts',
  'content/languages/plain-letters.ts',
  'content/theme/font-tables.ts',
] as const;

export const drawingPackages = [
  '@resvg/resvg-js',
  '@takumi-rs/core',
  '@xmldom/xmldom',
  'sharp',
  'subset-font',
] as const;

/** Draws only cards that are not cached, because drawing all of them takes longer than the rest of a build. */
export function cacheImages(
  siteRoot: string,
  renderer: ShareRenderer,
  folder = 'share',
  engine = engineRoot,
): ShareRenderer {
  const makers = hashMakers(engine);
  return {
    draw(card) {
      const picture = card.picture ? [readFileSync(join(siteRoot, card.picture), 'latin1')] : [];
      return cache(folder, [makers, JSON.stringify(card), ...picture], () => renderer.draw(card));
    },
  };
}

function hashMakers(root: string): string {
  const own = readdirSync(join(root, 'build/share')).filter(
    (name) => /\.(ts|js)$/.test(name) && !/\.(test|d)\.ts$/.test(name),
  );
  const modules = [...own.sort().map((name) => `build/share/${name}`), ...drawingModules];
  return hashOf([
    JSON.stringify([givenParts, [theme.font, ...theme.furtherFonts].map((name) => fontOf(name).version)]),
    ...modules.flatMap((module) => [module, ...readSources([join(root, module.replace(/\.\w+$/, ''))])]),
    versionsOf(drawingPackages),
  ]);
}
