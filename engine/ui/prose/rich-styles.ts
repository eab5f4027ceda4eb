import type { RichPart } from '../../content/mdx/rich-text.ts';
import code from './code.css?inline';
import demos from './demos.css?inline';
import diff from './diff.css?inline';
import figures from './figures.css?inline';
import formulas from './formulas.css?inline';
import glossary from './glossary.css?inline';
import measured from './measured.css?inline';
import notes from './notes.css?inline';
import pictures from './pictures.css?inline';
import samples from './samples.css?inline';
import tables from './tables.css?inline';
import tasks from './tasks.css?inline';
import terms from './terms.css?inline';
import videos from './videos.css?inline';

/**
 * Each sheet adds a hash to the content security policy, which is sent before every page, so parts that usually occur
 * together share a sheet.
 */
const sheets: Record<RichPart, string> = {
  code,
  samples: samples + diff,
  diff: samples + diff,
  figures,
  formulas,
  glossary,
  demos,
  measured,
  pictures,
  tables,
  terms,
  videos,
  tasks,
  notes,
};

/** The style sheets for the parts of a text. */
export function richStyles(parts: readonly RichPart[] = []): string[] {
  return [...new Set(parts.toSorted().map((part) => sheets[part]))].filter(Boolean);
}
