import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { cachePath, writeWhole } from '../../engine/content/disk-cache.ts';
import { makePhoto } from './pictures.ts';
import { projectRoot } from './project-root.ts';

/**
 * Writes the the site's folder of an owner who has taken the project over and given nothing but it: in a language that the
 * interface does not speak, without games, ribbon and carousel, with a photograph of 12 megapixels.
 * @param root the folder that gets the site's folder
 */
export async function writeOwnersContent(root: string): Promise<void> {
  await cp(join(projectRoot, 'tests/fixtures/takeover/content'), root, { recursive: true });
  await mkdir(join(root, 'pictures'));
  // No two photographs are the same: with one of its own each run would leave its sizes in the cache.
  const photo = cachePath('scratch', 'coast.jpg');
  if (!existsSync(photo)) writeWhole(photo, await makePhoto());
  await copyFile(photo, join(root, 'pictures/coast.jpg'));
}
