import { theme } from '../../content/theme/theme.ts';
import { address } from '../../site/addresses.ts';
import { coverFolder } from '../picture/picture-source.ts';

/** Path of the beadwork scenery in the built site, and its address. */
export const beadworkSceneryPath = `${coverFolder}scenery/beadwork.svg` as const;
export const beadworkSceneryAddress = address(beadworkSceneryPath);

/** Where the parts lie: src/content/scenery.ts tells what each is for. */
const boxes = {
  sky: [0, 0, 960, 640],
  far: [0, 640, 960, 200],
  near: [0, 840, 960, 160],
  sea: [0, 1000, 160, 120],
  gate: [200, 1000, 108, 720],
  deck: [320, 1000, 120, 24],
  glider: [320, 1040, 120, 100],
  rising: [460, 1040, 120, 100],
  coin: [600, 1040, 44, 44],
  puff: [660, 1040, 80, 80],
} as const;

/**
 * Draws the world of a game whose owner has drawn none: beadwork in the site's colours, by day and by night.
 * @returns an SVG document that holds all parts
 */
export function beadworkScenery(): string {
  const { navy, paper, coral, marigold, jacaranda, sea, teal, rose, foam } = theme.beads;
  const views = Object.entries(boxes).map(([id, box]) => `<view id="${id}" viewBox="${box.join(' ')}"/>`);
  const styles = `:root{--s:${foam};--t:${paper};--a:${rose};--b:${jacaranda};--o:${navy}}@media (prefers-color-scheme:dark){:root{--s:${navy};--t:${jacaranda};--a:${teal};--b:${navy};--o:${paper}}}`;
  const parts = [
    path('var(--s)', 'M0 0h960v640H0z'),
    // The sun or moon: lozenges inside of each other.
    ...[
      [230, 'var(--t)'],
      [180, marigold],
      [130, coral],
      [80, marigold],
    ].map(([size, fill]) => path(String(fill), lozenge(610, 320, Number(size)))),
    path('var(--a)', skyline(840, [110, 60, 140, 80, 170, 50, 120, 90])),
    path('var(--b)', skyline(1000, [70, 120, 50, 90, 130, 60, 100, 40])),
    path(marigold, Array.from({ length: 24 }, (_, index) => lozenge(20 + index * 40, 984, 7)).join('')),
    path(navy, 'M0 1000h160v120H0z'),
    path(sea, 'M0 1000h40l-20 36zM40 1000h40l-20 36zM80 1000h40l-20 36zM120 1000h40l-20 36z'),
    path(foam, [20, 60, 100, 140].map((x) => lozenge(x, 1056, 14)).join('')),
    path(teal, [0, 40, 80, 120].map((x) => `M${x} 1116l20-36 20 36z`).join('')),
    ...gate([teal, coral, marigold]),
    `<path fill="${paper}" stroke="var(--o)" stroke-width="4" d="M324 1004h112v16H324z"/>`,
    path(coral, [344, 380, 416].map((x) => lozenge(x, 1012, 6)).join('')),
    kite(380, 1090, [coral, marigold, jacaranda]),
    `<g transform="rotate(-14 520 1090)">${kite(520, 1090, [coral, marigold, jacaranda])}</g>`,
    `<path fill="${marigold}" stroke="var(--o)" stroke-width="4" d="${lozenge(622, 1062, 19)}"/>${path(paper, lozenge(622, 1062, 8))}`,
    `<path fill="${foam}" stroke="${teal}" stroke-width="5" d="${lozenge(700, 1080, 34)}"/>${path(sea, lozenge(700, 1080, 14))}`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 1720" width="960" height="1720"><style>${styles}</style>${views.join('')}${parts.join('')}</svg>`;
}

const path = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;

const lozenge = (x: number, y: number, size: number): string =>
  `M${x} ${y - size}l${size} ${size}-${size} ${size}-${size}-${size}z`;

/** Stepped towers that begin and end at the same height, so that they repeat. */
function skyline(bottom: number, heights: readonly number[]): string {
  const width = 960 / heights.length;
  const towers = heights.map((height, index) => {
    const [left, step] = [index * width, height * 0.75];
    return `M${left} ${bottom}v-${step}h${width / 4}v-${height - step}h${width / 2}v${height - step}h${width / 4}v${step}z`;
  });
  return towers.join('');
}

/** A string of beads, 720 high. */
function gate(colours: readonly string[]): string[] {
  const beads = Array.from({ length: 18 }, (_, index) => {
    const fill = colours[index % colours.length] ?? '';
    return `<path fill="${fill}" stroke="var(--o)" stroke-width="4" d="M212 ${1002 + index * 40}h84v36h-84z"/>${path(theme.beads.paper, lozenge(254, 1020 + index * 40, 12))}`;
  });
  return beads;
}

function kite(x: number, y: number, [first = '', second = '', third = '']: readonly string[]): string {
  const half = (fill: string, d: string) =>
    `<path fill="${fill}" stroke="var(--o)" stroke-width="5" stroke-linejoin="round" d="${d}"/>`;
  return [
    half(first, `M${x + 50} ${y}L${x - 10} ${y - 34}v34z`),
    half(second, `M${x + 50} ${y}L${x - 10} ${y + 34}v-34z`),
    half(third, `M${x - 10} ${y - 34}L${x - 46} ${y}l36 34z`),
    path(theme.beads.paper, lozenge(x + 14, y, 9)),
  ].join('');
}
