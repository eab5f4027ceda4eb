import { groupBy } from '../../content/group-by.ts';
import type { TranslatedText } from '../../content/translations/ledger.ts';
import { blockKey } from './block-key.ts';

export interface TranslationReport {
  code: string;
  stale: boolean;
  /** The counts, and a line for each text and block that is stale. */
  lines: string[];
  /** A single line for each file with new or missing texts. */
  advice: string[];
}

/** Reports the complete, new, stale, missing and surplus texts of a language. */
export function makeReport(code: string, texts: readonly TranslatedText[]): TranslationReport {
  const of = (state: TranslatedText['state']) => texts.filter((text) => text.state === state);
  const [fresh, stale, missing, surplus] = [of('new'), of('stale'), of('missing'), of('surplus')];
  const counts = [
    `${of('complete').length} complete`,
    ...(fresh.length > 0 ? [`${fresh.length} new`] : []),
    `${stale.length} stale, ${missing.length} missing`,
  ];
  const lines = [`${code}  ${counts.join(', ')}`];
  for (const { key, file, line, state, blocks = [] } of [...stale, ...surplus]) {
    const changed = blocks.filter((block) => block.state === 'stale');
    if (changed.length === 0) lines.push(`    ${state}: ${file}${line ? `:${line}` : ''} ${key}`);
    for (const { source, translation } of changed)
      lines.push(`    ${state}: ${file}${translation ? `:${translation.line}` : ''} ${blockKey(key, source)}`);
  }
  const advice = [...byFile('new', fresh), ...byFile('missing', missing)];
  if (missing.length > 0)
    advice.push(`    npm run translations -- export ${code} writes the missing texts into a file`);
  return { code, stale: stale.length + surplus.length > 0, lines, advice };
}

/** The most keys that the line of a file names. */
const namedAtMost = 3;

function byFile(state: string, texts: readonly TranslatedText[]): string[] {
  return [...groupBy(texts, ({ file }) => file)].map(([file, inFile]) => {
    const keys = inFile.map(({ key }) => key);
    const more = keys.length - namedAtMost;
    const named = keys.slice(0, namedAtMost).join(', ') + (more > 0 ? `, and ${more} more` : '');
    return `    ${state}: ${file} ${named}`;
  });
}
