import { createHash, type Hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShareArtist } from './share-images.ts';

/** Everything that decides how a card looks, beside the card and its picture: files and folders of the project. */
const makers = ['publish/share', 'src/ui/cover', 'publish/pictures/app-icons.ts', 'package.json'];

/**
 * Draws only what no earlier build has drawn: a card that is the same in every respect has its image in
 * `.cache/share`. Drawing all of them takes longer than the rest of a build.
 * @param root the project's folder
 */
export function keepImages(root: string, artist: ShareArtist): ShareArtist {
  const folder = join(root, '.cache/share');
  mkdirSync(folder, { recursive: true });
  const common = createHash('sha256');
  for (const maker of makers) addFiles(common, join(root, maker));
  return {
    async draw(card) {
      const hash = common.copy().update(JSON.stringify(card));
      if (card.picture) hash.update(readFileSync(join(root, 'content/pictures', card.picture)));
      const file = join(folder, `${hash.digest('hex')}.png`);
      if (existsSync(file)) return readFileSync(file);
      const image = await artist.draw(card);
      writeFileSync(file, image);
      return image;
    },
  };
}

function addFiles(hash: Hash, path: string): void {
  if (/\.[a-z]+$/.test(path)) hash.update(readFileSync(path));
  else for (const name of readdirSync(path).sort()) addFiles(hash, join(path, name));
}
