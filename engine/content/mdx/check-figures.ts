import { readFileSync } from 'node:fs';
import { DOMParser } from '@xmldom/xmldom';
import { memoize } from '../cache/memory-cache.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Problem } from '../problems.ts';
import { type FigureUse, labelPlaceholder } from './figures.ts';

/**
 * Reports drawings that are not allowed as figures, and labels that only the drawing or only the figure has.
 */
export function checkFigures(figures: readonly FigureUse[], pictures: Pictures, problems: Problem[]): void {
  const placesOf = new Map<string, string[]>();
  for (const path of new Set(figures.map((figure) => figure.path))) {
    const picture = pictures[path]?.light;
    if (!picture) continue;
    const { places, problems: found } = memoize(
      `figure ${picture.source}`,
      () => inspectFigure(readFileSync(picture.source, 'utf8')),
      [picture.source],
    );
    placesOf.set(path, places);
    for (const problem of found) problems.push({ file: path, ...problem });
  }
  for (const { path, labels, lines, file, line } of figures) {
    const places = placesOf.get(path);
    if (!places) continue;
    for (const key of places.filter((place) => labels[place] === undefined))
      problems.push({
        file,
        line,
        key: `Figure ${key}`,
        message: `this label of ${path} has no text: add it to labels`,
      });
    for (const key of Object.keys(labels).filter((label) => !places.includes(label)))
      problems.push({ file, line: lines[key], key: `Figure ${key}`, message: `${path} has no such label` });
  }
}

function inspectFigure(source: string) {
  const { documentElement } = new DOMParser().parseFromString(source, 'image/svg+xml');
  const places = new Set<string>();
  const problems: { line: number | undefined; message: string }[] = [];
  for (const element of documentElement ? [documentElement, ...documentElement.getElementsByTagName('*')] : []) {
    const [, label] = (element.localName === 'text' && labelPlaceholder.exec(element.textContent ?? '')) || [];
    if (label) places.add(label);
    const refers = [...element.attributes].some(
      ({ name, value }) => /^(id|style)$/.test(name) || value.includes('url('),
    );
    if (refers || element.localName === 'use' || element.localName === 'style')
      problems.push({ line: element.lineNumber, message: refusedParts });
  }
  return { places: [...places], problems };
}

const refusedParts =
  'the drawing of a figure must not contain <style>, style, <use>, id or url(#…), as a page can have several: set colours as attributes';
