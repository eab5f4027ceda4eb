import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { inLightTheme } from './light-theme-drawing.ts';

export interface Raster {
  data: Buffer;
  width: number;
  height: number;
}

const room = { width: 520, height: 440 };

/**
 * A picture as PNG, made to fit into 520 × 440 pixels, with the camera’s rotation applied; drawings in their light
 * colours.
 * @param file path from `root`
 */
export async function drawPicture(root: string, file: string): Promise<Raster> {
  const source = readFileSync(join(root, file));
  const drawn = file.endsWith('.svg') ? drawToFit(inLightTheme(source.toString())) : source;
  const { data, info } = await sharp(drawn)
    .rotate()
    .resize({ ...room, fit: 'inside' })
    // Compressed lightly, because it is decoded again at once.
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function drawToFit(svg: string): Buffer {
  const { width, height } = new Resvg(svg);
  const value = Math.round(width * Math.min(room.width / width, room.height / height));
  return Buffer.from(new Resvg(svg, { fitTo: { mode: 'width', value } }).render().asPng());
}
