import { Resvg } from '@resvg/resvg-js';
import { hashOf } from '../../content/cache/disk-cache.ts';
import type { Site } from '../../content/schemas.ts';
import { theme } from '../../content/theme/theme.ts';
import { address } from '../../routes/addresses.ts';

const { palette, beads } = theme;

/** The site’s mark, a bead of 40 units, as in engine/document/home-mark.tsx. Dark browsers get a light background. */
const bead = [
  `<path fill="${beads.coral}" d="M0 0h20L0 20z"/>`,
  `<path fill="${beads.marigold}" d="M40 40H20l20-20z"/>`,
  `<path class="d" fill="${beads.paper}" d="m20 8 12 12-12 12L8 20z"/>`,
  `<path fill="${beads.teal}" d="m20 13.5 6.5 6.5-6.5 6.5-6.5-6.5z"/>`,
].join('');
const night = `<style>@media(prefers-color-scheme:dark){.g{fill:${palette.onBand}}.d{fill:${beads.navy}}}</style>`;
const square = `<path class="g" fill="${beads.navy}" d="M0 0h40v40H0z"/>`;

const svg = (viewBox: string, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`;

export const markSvg = svg('0 0 40 40', square + bead);

export const tabIcon = svg('0 0 40 40', night + square + bead);

/** Named by its content, so that browsers cache it. */
export const tabIconPath = `/assets/icon-${hashOf([tabIcon]).slice(0, 8)}.svg` as const;

const png = (drawing: string, width: number): Buffer =>
  Buffer.from(new Resvg(drawing, { fitTo: { mode: 'width', value: width } }).render().asPng());

/** The inner four fifths of a maskable icon are always visible: https://www.w3.org/TR/appmanifest/ */
export function makeAppIcons({ name }: Site): Map<string, string | Buffer> {
  const maskable = svg('-14 -14 68 68', `<path fill="${beads.navy}" d="M-14-14h68v68h-68z"/>${bead}`);
  const manifest = {
    name,
    short_name: name,
    start_url: address('/'),
    display: 'browser',
    background_color: palette.ground.day,
    theme_color: palette.ground.day,
    icons: [
      { src: address('/icons/192.png'), sizes: '192x192', type: 'image/png' },
      { src: address('/icons/512.png'), sizes: '512x512', type: 'image/png' },
      { src: address('/icons/maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Map<string, string | Buffer>([
    [tabIconPath, tabIcon],
    ['/icons/32.png', png(markSvg, 32)],
    ['/icons/180.png', png(svg('-4 -4 48 48', `<path fill="${beads.navy}" d="M-4-4h48v48H-4z"/>${bead}`), 180)],
    ['/icons/192.png', png(markSvg, 192)],
    ['/icons/512.png', png(markSvg, 512)],
    ['/icons/maskable-512.png', png(maskable, 512)],
    ['/site.webmanifest', JSON.stringify(manifest)],
  ]);
}
