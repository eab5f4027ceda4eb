import { type MeasuredNode, type Node, Renderer } from '@takumi-rs/core';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { findFont } from '../../content/theme/font-package.ts';
import { theme } from '../../content/theme/theme.ts';
import { type ShareCard, shareSize } from '../../document/share-card.ts';
import { codePointsOf } from '../fonts/code-points.ts';
import { fontOf, lastResort } from '../fonts/font-names.ts';
import { markSvg } from '../pictures/app-icons.ts';
import {
  bandSvg,
  type CardLayout,
  drawings,
  layOutCard,
  layOutName,
  layOutWords,
  nameHeight,
  nameSizes,
  panelSvg,
  smallestName,
  smallestTitle,
  titleSizes,
  wordsHeight,
} from './layout.ts';
import { drawPicture } from './raster.ts';

export const shareLimit = 80_000;

/** Shares of the colours that are kept in an image that is too large, best first. */
const qualities = [100, 80, 60, 40, 20] as const;

/** Cached pictures: the next language shows the same ones, but those of a thousand articles would fill the memory. */
const remembered = 64;

export interface ShareRenderer {
  draw: (card: ShareCard) => Promise<Buffer>;
}

/** Prepares the fonts, the mark and the band; characters that no font has are removed from all texts. */
export async function makeShareRenderer(root: string, texts: string): Promise<ShareRenderer> {
  const renderer = new Renderer();
  const known = new Set<number>();
  const characters = [...new Set(texts)].sort().join('');
  const fonts = [theme.font, ...theme.furtherFonts].map(fontOf);
  for (const font of [...fonts, findFont(lastResort)].filter((one) => one !== undefined)) {
    const missing = [...characters].filter((one) => !known.has(one.codePointAt(0) ?? 0)).join('');
    if (missing.trim() === '') break;
    for (const part of font.ranges.keys()) {
      for (const weight of font.variable ? [400] : font.weights) {
        const data = await subsetFont(font.read(part, weight), font === fonts[0] ? characters : missing, {
          targetFormat: 'truetype',
        });
        const points = codePointsOf(data);
        if (font !== fonts[0] && points.size === 0) continue;
        await renderer.registerFont({ name: `${font.id} ${part}`, data });
        for (const point of points) known.add(point);
      }
    }
  }
  const printable = (text: string) => [...text].filter((one) => known.has(one.codePointAt(0) ?? 0)).join('');
  const common = [
    { src: drawings.mark, data: Buffer.from(markSvg) },
    { src: drawings.band, data: Buffer.from(bandSvg()) },
  ];
  const pictures = remember((file) => drawPicture(root, file));

  const fits = async (node: Node, height: number, lang: string): Promise<boolean> => {
    const words = await renderer.measure(node, { ...shareSize, lang });
    return words.height <= height && widestWord(words) <= words.width;
  };

  const titleSizeOf = async (card: CardLayout): Promise<number> => {
    for (const size of titleSizes) if (await fits(layOutWords(card, size), wordsHeight, card.language)) return size;
    return smallestTitle;
  };

  const nameSizeOf = async (card: CardLayout): Promise<number> => {
    for (const size of nameSizes) if (await fits(layOutName(card, size), nameHeight, card.language)) return size;
    return smallestName;
  };

  const draw: ShareRenderer['draw'] = async (card) => {
    const picture = card.picture === undefined ? undefined : await pictures(card.picture);
    const layout = {
      ...card,
      name: printable(card.name),
      title: printable(card.title),
      subtitle: card.subtitle && printable(card.subtitle),
      label: card.label && printable(card.label),
      pictureSize: picture && { width: picture.width, height: picture.height },
    };
    const images = [
      ...common,
      { src: drawings.beadwork, data: Buffer.from(panelSvg(card.cover)) },
      ...(picture ? [{ src: drawings.picture, data: picture.data }] : []),
    ];
    const image = await renderer.render(layOutCard(layout, await titleSizeOf(layout), await nameSizeOf(layout)), {
      ...shareSize,
      images: images.map((image) => ({ ...image, cache: 'none' })),
      lang: card.language,
      format: 'png',
    });
    return image.length < shareLimit ? image : reduceColours(image);
  };
  return { draw };
}

/** Drawings have few colours and are small; photographs may not be. */
async function reduceColours(image: Buffer): Promise<Buffer> {
  let file = image;
  for (const quality of qualities) {
    file = await sharp(image).png({ palette: true, quality, dither: 0, effort: 1, compressionLevel: 6 }).toBuffer();
    if (file.length < shareLimit) break;
  }
  return file;
}

/** Width in pixels of the widest unbreakable line; breakable ones always fit. */
function widestWord({ runs, children }: MeasuredNode): number {
  const words = runs.filter(({ text }) => !/\S\s+\S/.test(text));
  return Math.max(0, ...words.map(({ width }) => width), ...children.map(widestWord));
}

function remember<Made>(make: (name: string) => Promise<Made>): (name: string) => Promise<Made> {
  const made = new Map<string, Promise<Made>>();
  return (name) => {
    const one = made.get(name) ?? make(name);
    made.set(name, one);
    const [oldest = name] = made.keys();
    if (made.size > remembered) made.delete(oldest);
    return one;
  };
}
