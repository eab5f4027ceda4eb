import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../../../tests/support/project-root.ts';
import { describeProblem, type Problem } from '../problems.ts';
import { readPictures } from './read-pictures.ts';

const dot = (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff') =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#0e7c7b' } })
    .toFormat(format)
    .toBuffer();
const svg = (inside: string, attributes = 'viewBox="0 0 40 30"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>\n${inside}\n</svg>`;

async function read(files: Record<string, string | Buffer>) {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, file] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), file);
  }
  const problems: Problem[] = [];
  const { pictures, has } = await readPictures(root, problems);
  return { pictures, has, messages: problems.map(describeProblem) };
}

test.each([
  ['photo.jpg', 'jpeg'],
  ['IMG_0042.JPEG', 'jpeg'],
  ['Möbel, rot (1).png', 'png'],
  ['photo.webp', 'webp'],
  ['photo.avif', 'avif'],
  ['photo.gif', 'gif'],
  ['photo.tif', 'tiff'],
] as const)('reads the picture %s in the pictures folder and beside an article', async (name, format) => {
  const { pictures, messages } = await read({
    [`pictures/${name}`]: await dot(format),
    [`articles/1-a/${name}`]: await dot(format),
  });
  expect(messages).toEqual([]);
  for (const file of [`pictures/${name}`, `articles/1-a/${name}`]) {
    expect(pictures[file]?.light).toMatchObject({ file, width: 30, height: 20, drawing: false });
    expect(pictures[file]?.light.name).toMatch(/^[a-z0-9-]+-[0-9a-f]{10}$/);
  }
});

test('finds a light and dark pair by the name of the light file and by the name without a theme', async () => {
  const { pictures, has } = await read({
    'pictures/lamp.light.png': await dot('png'),
    'pictures/lamp.dark.png': await dot('png'),
    'pictures/bulb.light.png': await dot('png'),
  });
  for (const name of ['pictures/lamp.png', 'pictures/lamp.light.png'])
    expect(pictures[name]).toMatchObject({
      light: { file: 'pictures/lamp.light.png' },
      dark: { file: 'pictures/lamp.dark.png' },
    });
  expect(pictures['pictures/bulb.light.png']?.dark).toBeUndefined();
  expect(has('pictures/bulb.png')).toBe(false);
});

test('leaves a drawing without editor data unchanged', async () => {
  const source = svg('<!-- a door --><style>.d{fill:var(--d)}</style><path class="d" d="M0 0h4v3z"/>');
  const { pictures } = await read({ 'pictures/door.svg': source });
  expect(pictures['pictures/door.svg']?.light).toMatchObject({ width: 40, height: 30, drawing: true });
  expect(readFileSync(pictures['pictures/door.svg']?.light.source ?? '', 'utf8')).toBe(source);
});

test('removes editor data from a drawing, and keeps its styles, custom properties and ids', async () => {
  const style = '@media (prefers-color-scheme: dark){:root{--d:#fff}}';
  const source = `<?xml version="1.0"?>\n<!-- Made with an editor -->\n${svg(
    `<metadata>secret</metadata><style>${style}</style><path id="door" sodipodi:nodetypes="cc" fill="var(--d)" d="M 0 0 L 4 0 L 4 3 z"/>`,
    'xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" viewBox="0 0 40 30"',
  )}`;
  const { pictures, messages } = await read({ 'pictures/door.svg': source });
  expect(messages).toEqual([]);
  const shown = readFileSync(pictures['pictures/door.svg']?.light.source ?? '', 'utf8');
  for (const trace of ['xml version', 'editor', 'secret', 'sodipodi']) expect(shown).not.toContain(trace);
  for (const kept of [style, 'id="door"', 'viewBox']) expect(shown).toContain(kept);
});

test.each([
  ['a script', '<path d="M0 0"/>\n<script>alert(1)</script>', 3, 'a drawing must not contain <script>'],
  [
    'an event handler',
    '<path onclick="alert(1)" d="M0 0"/>',
    2,
    'a drawing must not contain the event handler onclick',
  ],
  ['HTML', '<foreignObject><p>a</p></foreignObject>', 2, 'a drawing must not contain <foreignObject>'],
  ['a javascript: link', '<a xlink:href="javascript:alert(1)"/>', 2, 'a drawing must not contain javascript:'],
  [
    'a picture from another site',
    '<image href="https://x.example/a.png"/>',
    2,
    'a drawing must not load other files: embed them in the drawing',
  ],
  [
    'a stylesheet from another site',
    '<style>@import "https://x.example/a.css";</style>',
    2,
    'a drawing must not load other files: embed them in the drawing',
  ],
  [
    'a colour from another file',
    '<path fill="url(other.svg#a)"/>',
    2,
    'a drawing must not load other files: embed them in the drawing',
  ],
])('reports a drawing with %s, with its line', async (_what, inside, line, says) => {
  const { messages, has } = await read({ 'pictures/door.svg': svg(inside) });
  expect(messages).toEqual([expect.stringMatching(/^pictures\/door\.svg:/)]);
  expect(messages[0]).toBe(`pictures/door.svg:${line}: ${says}`);
  expect(has('pictures/door.svg')).toBe(true);
});

test.each([
  ['<path fill="url(#a)"/><use href="#b"/><image href="data:image/png;base64,AA=="/><a href="https://x.example/"/>'],
  [`<path style="fill:url('#a')"/><path filter="url( &quot;#f&quot; )"/>`],
])('a drawing may refer to its own parts: %s', async (inside) => {
  expect((await read({ 'pictures/door.svg': svg(inside) })).messages).toEqual([]);
});

test('reads a HEIC photograph with its colours, and reports a truncated one', async () => {
  // Made with libheif’s heif-enc: 64 × 40 pixels of #d04020, stored in Display P3.
  const heic = readFileSync(join(projectRoot, 'tests/fixtures/colours.heic'));
  const { pictures, messages } = await read({
    'pictures/phone.HEIC': heic,
    'pictures/cut.heic': heic.subarray(0, -20),
  });
  expect(messages).toEqual([expect.stringMatching(/^pictures\/cut\.heic: this picture cannot be read: /)]);
  const photo = pictures['pictures/phone.HEIC']?.light;
  expect(photo).toMatchObject({ width: 64, height: 40, drawing: false });
  const { channels } = await sharp(await sharp(photo?.source).toBuffer()).stats();
  for (const [index, value] of [0xd0, 0x40, 0x20].entries())
    expect(Math.abs((channels[index]?.mean ?? 0) - value), `channel ${index}`).toBeLessThan(6);
});

test('reports why a picture cannot be shown', async () => {
  const frames = [
    await dot('png'),
    await sharp(await dot('png'))
      .negate()
      .png()
      .toBuffer(),
  ];
  const { messages } = await read({
    'pictures/broken.jpg': Buffer.from('no picture at all'),
    'pictures/apple.heic': Buffer.from('no picture at all'),
    'pictures/moves.gif': await sharp(frames, { join: { animated: true } })
      .gif({ delay: [50, 50] })
      .toBuffer(),
    'pictures/open.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path></svg>',
    'pictures/sizeless.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'pictures/page.svg': '<html/>',
  });
  expect(messages.join('\n')).toMatchInlineSnapshot(`
    "pictures/apple.heic: this picture cannot be read: Input buffer contains unsupported image format
    pictures/broken.jpg: this picture cannot be read: Input buffer contains unsupported image format
    pictures/moves.gif: visitors cannot stop an animated picture: use a still one
    pictures/open.svg:1: this is not valid SVG: Reporting fatalError "Opening and ending tag mismatch: "path" != "svg"" caused Error: Opening and ending tag mismatch: "path" != "svg"
    pictures/page.svg:1: this is not an SVG file
    pictures/sizeless.svg:1: a drawing needs a viewBox, or width and height"
  `);
});
