import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { photoSettings } from './pictures.ts';

/** One at a time: a photograph of 12 megapixels takes 48 MB of memory. */
let turn: Promise<unknown> = Promise.resolve();

/** Decodes a HEIC photograph, the format of iPhones, for which the prebuilt sharp has no decoder. */
export function decodeHeic(data: Buffer): Promise<{ width: number; height: number; png: Buffer }> {
  const decoded = turn.then(() => decodeNow(data));
  turn = decoded.catch(() => undefined);
  return decoded;
}

async function decodeNow(data: Buffer): Promise<{ width: number; height: number; png: Buffer }> {
  const { default: decode } = await import('heic-decode');
  const { width, height, data: pixels } = await decode({ buffer: data });
  const { icc, hasAlpha } = await sharp(data).metadata();
  const photo = sharp(pixels, { raw: { width, height, channels: 4 } });
  const png = await (hasAlpha ? photo : photo.removeAlpha())
    .resize({ width: photoSettings.widths.at(-1), withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { width, height, png: icc ? withProfile(png, icc) : png };
}

/** Adds the colour profile to a PNG, as iPhones use a wider gamut than sRGB: https://www.w3.org/TR/png-3/#11iCCP */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(chunk.length - 4);
  check.writeUInt32BE(crc32(chunk));
  return Buffer.concat([png.subarray(0, 33), length, chunk, check, png.subarray(33)]);
}
