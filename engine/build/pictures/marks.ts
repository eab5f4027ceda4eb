import { iconToSVG } from '@iconify/utils';
import { findIcon } from '../../content/pictures/icon-sets.ts';
import type { Skill } from '../../content/schemas.ts';
import { theme } from '../../content/theme/theme.ts';
import { iconId } from '../../ui/icon-name.ts';

/** The width and height of a mark in the drawing. */
const size = 100;

/**
 * The marks of all skills side by side in one drawing, in which an address with the id of an icon shows one of them: a
 * page of 24 skills loads one file instead of 24, each of which the browser would parse as a document.
 * @throws Error where no installed set has an icon
 */
export function drawMarks(icons: readonly Skill['icon'][]): string {
  const marks = [...new Set(icons)].map((icon, index) => {
    const { viewBox, body } = draw(icon);
    const left = index * size;
    return [
      `<view id="${iconId(icon)}" viewBox="${left} 0 ${size} ${size}"/>`,
      `<svg x="${left}" width="${size}" height="${size}" viewBox="${viewBox}">${body}</svg>`,
    ].join('');
  });
  const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  const viewBox = `0 0 ${marks.length * size} ${size}`;
  return `<svg ${namespaces} color="${theme.beads.navy}" viewBox="${viewBox}">${marks.join('')}</svg>`;
}

function draw(name: Skill['icon']): { viewBox: string; body: string } {
  const icon = findIcon(name);
  if (!icon) throw new Error(`no icon named ${name}`);
  const { attributes, body } = iconToSVG(icon, { height: 'unset' });
  return { viewBox: attributes.viewBox, body };
}
