import type { Part, Scenery } from './scenery.ts';

/** A part of the scenery, drawn once; `width` and `height` in pixels of the world. */
export interface Sprite {
  image: HTMLCanvasElement;
  width: number;
  height: number;
}

export type Sprites = Record<Part, Sprite>;

function isNight(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

const texts = new Map<string, Promise<string>>();

/** Returns the drawing as text; it is requested only once. */
function loadText(src: string): Promise<string> {
  const known =
    texts.get(src) ??
    fetch(src).then((response) => {
      if (response.ok) return response.text();
      throw new Error(`${src} did not load: ${response.status}`);
    });
  texts.set(src, known);
  known.catch(() => texts.delete(src));
  return known;
}

/**
 * Draws each part of a scenery on its own canvas, so that frames copy it instead of drawing it again.
 * @param scale device pixels per pixel of the world
 * @throws if the drawing cannot be loaded
 */
export async function loadSprites({ src, boxes }: Scenery, scale: number): Promise<Sprites> {
  const text = await loadText(src);
  const sheet = new Image();
  sheet.src = `data:image/svg+xml,${encodeURIComponent(fitDrawing(text, scale))}`;
  await sheet.decode();
  const sprites: Partial<Sprites> = {};
  for (const [part, [left, top, width, height]] of Object.entries(boxes) as [Part, Scenery['boxes'][Part]][]) {
    const image = document.createElement('canvas');
    image.width = Math.ceil(width * scale);
    image.height = Math.ceil(height * scale);
    const context = image.getContext('2d');
    context?.drawImage(
      sheet,
      left * scale,
      top * scale,
      width * scale,
      height * scale,
      0,
      0,
      image.width,
      image.height,
    );
    sprites[part] = { image, width, height };
    // One at a time, so that the page stays responsive.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return sprites as Sprites;
}

/** Sizes a drawing for the screen and sets the page's theme: by itself it would follow the system's theme. */
function fitDrawing(text: string, scale: number): string {
  const [root = ''] = /<svg[^>]*>/.exec(text) ?? [];
  const [, , , width = 0, height = 0] = /viewBox="([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)"/.exec(root)?.map(Number) ?? [];
  const bare = root.replace(/ (width|height)="[^"]*"/g, '').slice(0, -1);
  return text
    .replace(root, `${bare} width="${width * scale}" height="${height * scale}">`)
    .replaceAll(/@media[^{]*prefers-color-scheme:\s*dark[^{]*/g, isNight() ? '@media all' : '@media not all');
}
