import type { TranslatedText } from '../../content/ledger.ts';
import { blockKey } from './block-key.ts';

/** The report of a language, with a line for each text and block that needs work. */
export function makeReport(code: string, texts: readonly TranslatedText[]): { lines: string[]; stale: boolean } {
  const of = (state: TranslatedText['state']) => texts.filter((text) => text.state === state);
  const [stale, missing, surplus] = [of('stale'), of('missing'), of('surplus')];
  const lines = [`${code}  ${of('complete').length} complete, ${stale.length} stale, ${missing.length} missing`];
  for (const { key, file, line, state, blocks = [] } of [...stale, ...surplus]) {
    const changed = blocks.filter((block) => block.state === 'stale');
    if (changed.length === 0) lines.push(`    ${state}: ${file}${line ? `:${line}` : ''} ${key}`);
    for (const { english, translation } of changed)
      lines.push(`    ${state}: ${file}${translation ? `:${translation.line}` : ''} ${blockKey(key, english)}`);
  }
  if (missing.length > 0) lines.push(`    missing: ${missing.map(({ key }) => key).join(', ')}`);
  return { lines, stale: stale.length + surplus.length > 0 };
}
