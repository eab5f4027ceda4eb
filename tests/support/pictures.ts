import sharp from 'sharp';

/**
 * A synthetic photograph of 12 megapixels: broad shapes, and grain that compresses badly.
 * @param grain how far a pixel may differ from its neighbours, 0 to 255
 */
export async function makePhoto(grain = 24, { width, height } = { width: 4000, height: 3000 }): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: grain } as const;
  const background = { r: 40, g: 130, b: 150 };
  const shapes = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path fill="#f4a52a" d="M0 20l9-9 8 7 12-13 11 12v13H0z"/><circle cx="31" cy="6" r="3" fill="#fffbf3"/></svg>`,
  );
  return sharp({ create: { width, height, channels: 3, noise, background } })
    .composite([{ input: await sharp(shapes).resize(width, height).toBuffer(), blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .toBuffer();
}
