import { readFileSync } from 'node:fs';
import { DOMParser } from '@xmldom/xmldom';
import { type Pictures, pictureBeside } from './pictures.ts';
import type { Problem } from './problems.ts';
import type { Tree } from './rich-text.ts';

/** A drawing in a text, whose words the text gives in its own language. */
export interface FigureUse {
  /** The drawing, from `content/`. */
  path: string;
  /** The words of the drawing, by the names that it has for them; ` | ` begins a new line. */
  labels: Readonly<Record<string, string>>;
  /** Where each label stands. */
  lines: Readonly<Record<string, number>>;
  file: string;
  line: number;
}

/** What a drawing has in place of a word: the whole of a `<text>` is the name of a label in braces. */
export const labelPlace = /^\s*\{([\w-]+)\}\s*$/;

interface Expression {
  type: string;
  value?: unknown;
  name?: string;
  properties?: { type: string; key: Expression; value: Expression; loc: { start: { line: number } } }[];
}

/**
 * Reads `<Figure drawing="layers.svg" alt="…" labels={{ top: "pages" }}>` and writes the path of the drawing into it.
 * @param file path of the text from the project's root
 * @param problems gets what is missing, and labels that are no words in quotes
 */
export function readFigure(node: Tree, file: string, problems: Problem[]): FigureUse | undefined {
  const line = node.position?.start.line ?? 1;
  const fault = (message: string, key = 'Figure', at = line) =>
    void problems.push({ file, line: at, key: `Figure ${key}`.replace('Figure Figure', 'Figure'), message });
  const attribute = (name: string) => node.attributes?.find((one) => one.name === name);
  const [drawing, alt] = [attribute('drawing'), attribute('alt')?.value];
  if (typeof alt !== 'string' || !alt.trim()) fault('a figure says what is seen in it: alt="Three layers …"', 'alt');
  if (typeof drawing?.value !== 'string' || !/\.svg$/i.test(drawing.value))
    return fault('a figure names the SVG file beside the text: drawing="layers.svg"', 'drawing');
  drawing.value = pictureBeside(file, drawing.value);

  const labels: Record<string, string> = {};
  const lines: Record<string, number> = {};
  for (const { key, value, loc } of propertiesOf(attribute('labels')?.value)) {
    const name = String(key.name ?? key.value);
    if (typeof value.value !== 'string') fault('a label is words in quotes: top: "pages"', name, loc.start.line);
    labels[name] = String(value.value);
    lines[name] = loc.start.line;
  }
  return { path: String(drawing.value), labels, lines, file, line };
}

function propertiesOf(value: unknown) {
  const { data } = (value ?? {}) as { data?: { estree?: { body: { expression?: Expression }[] } } };
  return data?.estree?.body[0]?.expression?.properties?.filter(({ type }) => type === 'Property') ?? [];
}

/**
 * Compares the labels that texts give with the places that their drawings have for them.
 * @param pictures those that can be read: a drawing that is missing or broken is a problem already
 */
export function checkFigures(figures: readonly FigureUse[], pictures: Pictures, problems: Problem[]): void {
  for (const { path, labels, lines, file, line } of figures) {
    const picture = pictures[path]?.light;
    if (!picture) continue;
    const { places, faults } = inspectFigure(readFileSync(picture.source, 'utf8'));
    for (const fault of faults) problems.push({ file: `content/${path}`, ...fault });
    for (const key of places.filter((place) => labels[place] === undefined))
      problems.push({ file, line, key: `Figure ${key}`, message: `the drawing content/${path} has this label` });
    for (const key of Object.keys(labels).filter((label) => !places.includes(label)))
      problems.push({ file, line: lines[key], key: `Figure ${key}`, message: `content/${path} has no such label` });
  }
}

/** The labels of a drawing, and what cannot be shown where a page refers to it. */
function inspectFigure(source: string) {
  const { documentElement } = new DOMParser().parseFromString(source, 'image/svg+xml');
  const places = new Set<string>();
  const faults: { line: number | undefined; message: string }[] = [];
  for (const element of documentElement?.getElementsByTagName('*') ?? []) {
    const [, label] = (element.localName === 'text' && labelPlace.exec(element.textContent ?? '')) || [];
    if (label) places.add(label);
    const refers = [...element.attributes].some(({ value }) => value.includes('url('));
    if (refers || element.localName === 'use' || element.localName === 'style')
      faults.push({ line: element.lineNumber, message: refusedParts });
  }
  return { places: [...places], faults };
}

const refusedParts =
  'a figure has its colours as attributes, and no <style>, <use> and url(#…): pages do not find them';
