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

/**
 * The sheet of each part. A sheet is one hash in the policy, which comes before every page: parts that mostly stand together
 * share one, and none is made for what one text happens to hold, or there would be as many as there are texts.
 */
const sheets: Record<RichPart, string> = {
  code,
  samples: samples + diff,
  diff: samples + diff,
  figures,
  glossary,
  // Each machine brings along what all of them have.
  machines: '',
  'machine-channel': machines + fields + channel,
  'machine-layers': machines + fields + pages + layers,
  'machine-lift': machines + fields + lift,
  'machine-boundary': machines + pages,
  'machine-switch': machines + fields + pages + switches,
  measured,
  pictures,
  tables,
  terms,
  tasks,
  notes,
  // Those of the island: `modulesOf` in render-page.tsx.
  replay: '',
};

/** The style sheets of what a text holds; none for a text without any of it. */
export function richStyles(parts: readonly RichPart[] = []): string[] {
  return [...new Set(parts.toSorted().map((part) => sheets[part]))].filter(Boolean);
}
