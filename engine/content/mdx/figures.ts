import { pictureBeside } from '../pictures/pictures.ts';
import type { Problem } from '../problems.ts';
import { propertiesOf, type Tree } from './text-tree.ts';

export interface FigureUse {
  path: string;
  /** Texts by label name; ` | ` starts a new line. */
  labels: Readonly<Record<string, string>>;
  lines: Readonly<Record<string, number>>;
  file: string;
  line: number;
}

/** A placeholder in a drawing: a `<text>` that contains only the name of a label in braces. */
export const labelPlaceholder = /^\s*\{([\w-]+)\}\s*$/;

/** Reads `<Figure drawing="layers.svg" alt="…" labels={{ top: "pages" }}>`, and sets its `drawing` to the full path. */
export function readFigure(node: Tree, file: string, problems: Problem[]): FigureUse | undefined {
  const line = node.position?.start.line ?? 1;
  const report = (message: string, key = 'Figure', at = line) =>
    void problems.push({ file, line: at, key: `Figure ${key}`.replace('Figure Figure', 'Figure'), message });
  const attribute = (name: string) => node.attributes?.find((one) => one.name === name);
  const [drawing, alt] = [attribute('drawing'), attribute('alt')?.value];
  if (typeof alt !== 'string' || !alt.trim()) report('a figure needs a description: alt="Three layers …"', 'alt');
  if (typeof drawing?.value !== 'string' || !/\.svg$/i.test(drawing.value))
    return report('a figure needs an SVG file beside the text: drawing="layers.svg"', 'drawing');
  drawing.value = pictureBeside(file, drawing.value);

  const labels: Record<string, string> = {};
  const lines: Record<string, number> = {};
  for (const { key, value } of propertiesOf(attribute('labels')?.value)) {
    const name = String(key.name ?? key.value);
    if (typeof value.value !== 'string')
      report('the text of a label must be in quotes: top: "pages"', name, value.loc.start.line);
    labels[name] = String(value.value);
    lines[name] = value.loc.start.line;
  }
  return { path: String(drawing.value), labels, lines, file, line };
}
