import type { Part, Scenery } from './scenery.ts';

/** A part of the scenery, drawn once: `width` and `height` are pixels of the world. */
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

/** The drawing as text: it is asked for once. */
function loadText(src: string): Promise<string> {
  const known =
    texts.get(src) ??
    fetch(src).then((answer) => {
      if (answer.ok) return answer.text();
      throw new Error(`${src} did not come: ${answer.status}`);
    });
  texts.set(src, known);
  known.catch(() => texts.delete(src));
  return known;
}

/**
 * Draws the parts of a scenery, each on a canvas of its own: what moves is then copied and never drawn again.
 * @param scale device pixels for a pixel of the world
 * @throws where the drawing does not come
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
    // One at a time: the page goes on in between.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return sprites as Sprites;
}

/** A drawing in its size on the screen, by day or by night as the page is: it would ask the system alone. */
function fitDrawing(text: string, scale: number): string {
  const [root = ''] = /<svg[^>]*>/.exec(text) ?? [];
  const [, , , width = 0, height = 0] = /viewBox="([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)"/.exec(root)?.map(Number) ?? [];
  const bare = root.replace(/ (width|height)="[^"]*"/g, '').slice(0, -1);
  return text
    .replace(root, `${bare} width="${width * scale}" height="${height * scale}">`)
    .replaceAll(/@media[^{]*prefers-color-scheme:\s*dark[^{]*/g, isNight() ? '@media all' : '@media not all');
}
