import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { beadworkCover } from '../../src/ui/cover/beadwork.ts';
import { inLightTheme } from './light-theme-drawing.ts';

/** A drawing as PNG, with its size in pixels. */
export interface Raster {
  data: Buffer;
  width: number;
  height: number;
}

/** What is decoded at once, to be drawn on a card, is not made small. */
const onTheWay = { compressionLevel: 1 } as const;

/** The largest size of a page's picture on a card. */
const room = { width: 520, height: 440 };

/**
 * Draws a picture of the content, by day, as large as a card has room for it.
 * @param root the project's folder
 * @param file its path from `content/`
 */
export async function drawPicture(root: string, file: string): Promise<Raster> {
  const source = readFileSync(join(root, 'content', file));
  const drawn = file.endsWith('.svg') ? drawToFit(inLightTheme(source.toString())) : source;
  const { data, info } = await sharp(drawn)
    .rotate()
    .resize({ ...room, fit: 'inside' })
    .png(onTheWay)
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Draws the middle of a name's beadwork, with whole pixels for a bead.
 * @param size of the part; its width is an even number of beads
 * @param bead width of a bead in pixels
 */
export async function drawBeadwork(
  name: string,
  size: { width: number; height: number },
  bead: number,
): Promise<Buffer> {
  // Crisp edges are for screens of any size; here slanting ones are drawn smooth.
  const cover = new Resvg(beadworkCover(name).replace(' shape-rendering="crispEdges"', ''), {
    fitTo: { mode: 'width', value: 16 * bead },
  }).render();
  const left = (cover.width - size.width) / 2;
  return sharp(cover.pixels, { raw: { width: cover.width, height: cover.height, channels: 4 } })
    .extract({ left, top: 0, ...size })
    .png(onTheWay)
    .toBuffer();
}

/** Draws SVG as PNG, so many pixels wide. */
export function drawSvg(svg: string, width: number): Buffer {
  return Buffer.from(new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng());
}

function drawToFit(svg: string): Buffer {
  const { width, height } = new Resvg(svg);
  return drawSvg(svg, Math.round(width * Math.min(room.width / width, room.height / height)));
}
