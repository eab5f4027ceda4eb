import type { Course } from './course.ts';
import type { Sprite, Sprites } from './load-sprites.browser.ts';
import { world } from './rules.ts';

/** The visible state of a round at a moment. Lengths are pixels of the world. */
export interface Moment {
  course: Course;
  taken: ReadonlySet<number>;
  /** The position of the glider: its distance from the start, and its distance below the ceiling. */
  x: number;
  y: number;
  /** Degrees; negative if the glider points up. */
  tilt: number;
  rising: boolean;
  ghost: boolean;
  /** The clouds left by puffs: their position, and how far they have faded, from 0 to 1. */
  puffs: { x: number; y: number; gone: number }[];
  shake: number;
}

/** How the world fits on the screen. */
export interface Fit {
  /** CSS pixels per pixel of the world. */
  scale: number;
  /** CSS pixels from the top to the ceiling. */
  top: number;
  /** The visible width of the world. */
  visible: number;
  /** The glider’s distance from the left edge. */
  stand: number;
}

/** The minimum visible height of the sea, and the minimum visible width of the world. */
const [minSea, minWidth] = [56, 540];

/** Fits the world into a stage: a portrait stage shows more sky and sea. */
export function fitWorld(width: number, height: number): Fit {
  const scale = Math.min(height / (world.height + minSea), width / minWidth);
  const rest = height - world.height * scale;
  const visible = width / scale;
  return { scale, top: rest - Math.max(minSea * scale, rest * 0.4), visible, stand: Math.min(visible * 0.26, 300) };
}

/** Draws what never moves. */
export function drawSky(canvas: HTMLCanvasElement, { sky }: Sprites): void {
  const { width, height } = canvas;
  const scale = Math.max(width / sky.width, height / sky.height);
  const [across, down] = [sky.width * scale, sky.height * scale];
  // If the sky is too wide for the canvas, show the middle of its right half, the most interesting part.
  const left = Math.max(width - across, Math.min(0, width / 2 - across * 0.635));
  canvas.getContext('2d')?.drawImage(sky.image, left, (height - down) / 2, across, down);
}

/**
 * Draws a moment of a round.
 * @param ratio device pixels per CSS pixel
 * @param still true with reduced motion: no background motion, no tilt, no shake
 */
export function drawScene(
  canvas: HTMLCanvasElement,
  sprites: Sprites,
  { scale, top, visible, stand }: Fit,
  moment: Moment,
  { ratio, still }: { ratio: number; still: boolean },
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const zoom = scale * ratio;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.setTransform(zoom, 0, 0, zoom, 0, top * ratio + (still ? 0 : moment.shake * zoom));
  const camera = moment.x - stand;
  const bottom = canvas.height / zoom - top / scale;
  // At whole pixels and without smoothing: the parts have the size of the screen already, and plain copies are faster.
  context.imageSmoothingEnabled = false;
  const whole = (length: number) => Math.round(length * zoom) / zoom;
  const place = ({ image }: Sprite, x: number, y: number) =>
    context.drawImage(image, whole(x), whole(y), image.width / zoom, image.height / zoom);
  const row = (sprite: Sprite, y: number, pace: number) => {
    const from = -((((still && pace < 1 ? 0 : camera * pace) % sprite.width) + sprite.width) % sprite.width);
    for (let x = from; x < visible; x += sprite.width) place(sprite, x, y);
  };
  row(sprites.far, world.height - sprites.far.height, 0.12);
  row(sprites.near, world.height - sprites.near.height, 0.35);
  for (const gate of moment.course.gates) {
    const x = gate.x - camera + (world.gate - sprites.gate.width) / 2;
    if (x > visible || x < -sprites.gate.width) continue;
    for (let y = gate.top; y > -top / scale; y -= sprites.gate.height) place(sprites.gate, x, y - sprites.gate.height);
    for (let y = gate.bottom; y < world.height; y += sprites.gate.height) place(sprites.gate, x, y);
    const deck = gate.x - camera + (world.gate - sprites.deck.width) / 2;
    place(sprites.deck, deck, gate.top - sprites.deck.height);
    place(sprites.deck, deck, gate.bottom);
  }
  const half = sprites.coin.width / 2;
  moment.course.coins.forEach(({ x, y }, index) => {
    const left = x - camera - half;
    if (left < visible && left > -2 * half && !moment.taken.has(index)) place(sprites.coin, left, y - half);
  });
  for (const { x, y, gone } of moment.puffs) {
    const size = sprites.puff.width * (0.35 + gone * 0.4);
    context.globalAlpha = 1 - gone;
    context.drawImage(sprites.puff.image, x - camera - size / 2, y - size / 2, size, size);
  }
  // A glider that cannot be hit is paler, not blinking, which could be a dangerous flash.
  context.globalAlpha = moment.ghost ? 0.55 : 1;
  context.imageSmoothingEnabled = true;
  const glider = moment.rising ? sprites.rising : sprites.glider;
  context.save();
  context.translate(stand, moment.y);
  context.rotate((still ? 0 : moment.tilt) * (Math.PI / 180));
  context.drawImage(glider.image, -glider.width / 2, -glider.height / 2, glider.width, glider.height);
  context.restore();
  context.imageSmoothingEnabled = false;
  context.globalAlpha = 1;
  for (let y = world.height; y < bottom; y += sprites.sea.height) row(sprites.sea, y, 1);
}
