import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconToSVG } from '@iconify/utils';
import type { Content } from '../../src/content/content.ts';
import { findIcon } from '../../src/content/icon-sets.ts';
import { theme } from '../../src/content/theme/theme.ts';
import { address } from '../../src/site/addresses.ts';
import { beadworkCover } from '../../src/ui/cover/beadwork.ts';
import { iconId } from '../../src/ui/icon-name.ts';
import { coverFolder, markFolder } from '../../src/ui/picture/picture-source.ts';
import { makeIndexes } from '../discovery/indexes.ts';
import { makeSecurityTxt, securityTxtAddress } from '../discovery/security-txt.ts';
import { makeResumes } from '../resume/resumes.ts';
import { makeAppIcons } from './app-icons.ts';

/** Files of the built site: the path of each inside the site, and what it holds. */
export type Assets = Map<string, string | Buffer>;

/**
 * Makes every drawn or copied file that pages refer to.
 * @param root the project's folder
 */
export async function makeAssets(root: string, content: Content): Promise<Assets> {
  const assets: Assets = new Map(makeAppIcons(content.site));
  for (const { icon } of content.skills) assets.set(`${markFolder}${iconId(icon)}.svg`, makeMark(icon));
  for (const files of [await makeResumes(root, content), makeIndexes(content)])
    for (const [address, file] of files) assets.set(address, file);
  assets.set(securityTxtAddress, makeSecurityTxt(content.site, new Date()));
  const pictures = join(root, 'content/pictures');
  for (const file of readdirSync(pictures, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || file.name.startsWith('.') || file.name === 'README.md') continue;
    const path = join(file.parentPath, file.name);
    assets.set(`/pictures${path.slice(pictures.length)}`, readFileSync(path));
  }
  return assets;
}

/** Makes the cover that an address names; undefined where it names none. */
export function coverOf(link: string): string | undefined {
  const folder = address(coverFolder);
  const [, name] = link.startsWith(folder) ? (/^([a-z0-9-]+)\.svg(?:#|$)/.exec(link.slice(folder.length)) ?? []) : [];
  return name && beadworkCover(name);
}

/** A brand mark in its own colours, as a file. */
function makeMark(name: string): string {
  const { attributes, body } = draw(name);
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" color="${theme.beads.navy}" viewBox="${attributes.viewBox}">${body}</svg>`;
}

function draw(name: string) {
  const icon = findIcon(name);
  if (!icon) throw new Error(`no icon named ${name}`);
  return iconToSVG(icon, { height: 'unset' });
}
