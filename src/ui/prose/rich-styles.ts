import type { RichPart } from '../../content/rich-text.ts';
import figures from './figures.css?inline';
import measured from './measured.css?inline';
import notes from './notes.css?inline';
import pictures from './pictures.css?inline';
import tables from './tables.css?inline';
import tasks from './tasks.css?inline';
import terms from './terms.css?inline';

const styles: Record<RichPart, string> = { figures, measured, pictures, tables, terms, tasks, notes };

/** The styles of what a text holds, as one sheet: a text without any of it has none. */
export function richStyles(parts: readonly RichPart[] = []): string[] {
  return parts.length > 0
    ? [
        parts
          .toSorted()
          .map((part) => styles[part])
          .join(''),
      ]
    : [];
}
