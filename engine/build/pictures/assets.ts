import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../content/content.ts';
import { filesFolder } from '../../content/files/files-beside.ts';
import { bodiesOf } from '../../content/mdx/bodies.ts';
import { address, type SitePath } from '../../routes/addresses.ts';
import { beadworkCover } from '../../ui/cover/beadwork.ts';
import { beadworkPoster } from '../../ui/cover/poster.ts';
import { coverFolder, isPlainDrawing, marksFile, posterFolder } from '../../ui/picture/picture-source.ts';
import { makeIndexes } from '../discovery/indexes.ts';
import { makeSecurityTxt, securityTxtAddress } from '../discovery/security-txt.ts';
import { makeAppIcons } from './app-icons.ts';
import { drawMarks } from './marks.ts';

export type Assets = Map<string, string | Buffer>;

/**
 * Icons, lists, plain drawings and offered files of the site, by path. Missing files are left out.
 * @param day ISO date of the build
 */
export function makeAssets(content: Content, day: string): Assets {
  const assets: Assets = new Map(makeAppIcons(content.site));
  if (content.skills.length > 0) assets.set(marksFile, drawMarks(content.skills.map(({ icon }) => icon)));
  for (const [address, file] of makeIndexes(content)) assets.set(address, file);
  assets.set(securityTxtAddress, makeSecurityTxt(content.site, day));
  // Drawings have their own address, whether a page shows them or links to them.
  for (const [file, { light }] of Object.entries(content.pictures))
    if (file === light.file && isPlainDrawing(light)) assets.set(`/${file}`, readFileSync(light.source));
  for (const { href } of bodiesOf(content).flatMap(({ links }) => links)) {
    const file = join(content.folder, href.slice(filesFolder.length));
    if (href.startsWith(filesFolder) && existsSync(file)) assets.set(href as SitePath, readFileSync(file));
  }
  return assets;
}

/** The cover or poster at an address; undefined where there is none. */
export function coverOf(link: string): string | undefined {
  for (const [folder, draw] of [
    [address(coverFolder), beadworkCover],
    [address(posterFolder), beadworkPoster],
  ] as const) {
    const [, name] = link.startsWith(folder) ? (/^([a-z0-9-]+)\.svg(?:#|$)/.exec(link.slice(folder.length)) ?? []) : [];
    if (name) return draw(name);
  }
  return undefined;
}
