import { readFileSync } from 'node:fs';
import { drawingAddress, findPicture, type Pictures } from 'fitout/ui';
import { type Part, type Scenery, sceneryParts } from './scenery.ts';

/**
 * Finds the parts of the game's world in a drawing: each is a `<view id="sky" viewBox="0 0 960 640"/>`.
 * https://svgwg.org/svg2-draft/linking.html#ViewElement
 * @param file the drawing's path in `pictures/`
 * @throws Error that names the missing parts
 */
export function readScenery(pictures: Pictures, file: string): Scenery {
  const drawing = findPicture(pictures, file)?.light;
  if (!drawing?.drawing) throw new Error(`games/fartup/game.yaml scenery: ${file} is not an SVG drawing`);
  const source = readFileSync(drawing.source, 'utf8');
  const boxes: Partial<Scenery['boxes']> = {};
  for (const [view] of source.matchAll(/<view\b[^>]*>/g)) {
    const id = /\bid="([^"]*)"/.exec(view)?.[1] ?? '';
    const box = (/\bviewBox="([^"]*)"/.exec(view)?.[1] ?? '')
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (id in sceneryParts && box.length === 4 && box.every(Number.isFinite) && Math.min(box[2] ?? 0, box[3] ?? 0) > 0)
      boxes[id as Part] = box as Scenery['boxes'][Part];
  }
  const missing = (Object.keys(sceneryParts) as Part[]).filter((part) => !boxes[part]);
  if (missing.length > 0)
    throw new Error(`games/fartup/game.yaml scenery: ${file} lacks a <view> named ${missing.join(', ')}`);
  return { src: drawingAddress(drawing), boxes: boxes as Scenery['boxes'] };
}
