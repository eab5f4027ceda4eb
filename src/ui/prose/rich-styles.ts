import type { RichPart } from '../../content/rich-text.ts';
import code from './code.css?inline';
import diff from './diff.css?inline';
import figures from './figures.css?inline';
import glossary from './glossary.css?inline';
import channel from './machine-channel.css?inline';
import fields from './machine-fields.css?inline';
import layers from './machine-layers.css?inline';
import lift from './machine-lift.css?inline';
import pages from './machine-pages.css?inline';
import switches from './machine-switch.css?inline';
import machines from './machines.css?inline';
import measured from './measured.css?inline';
import notes from './notes.css?inline';
import pictures from './pictures.css?inline';
import samples from './samples.css?inline';
import tables from './tables.css?inline';
import tasks from './tasks.css?inline';
import terms from './terms.css?inline';

const styles: Record<RichPart, string> = {
  code,
  samples,
  diff,
  figures,
  glossary,
  machines,
  'machine-channel': fields + channel,
  'machine-layers': fields + pages + layers,
  'machine-lift': fields + lift,
  'machine-boundary': pages,
  'machine-switch': fields + pages + switches,
  measured,
  pictures,
  tables,
  terms,
  tasks,
  notes,
  // Those of the island: `modulesOf` in render-page.tsx.
  replay: '',
};

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
