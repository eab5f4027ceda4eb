import type { TextBlock } from './block-splitter.ts';

export interface Difference {
  block?: TextBlock | undefined;
  source?: TextBlock | undefined;
}

/**
 * The first difference between the blocks of two texts; undefined if there is none. Notes may be in any order, and
 * attributes are ignored.
 */
export function compareStructure(source: readonly TextBlock[], blocks: readonly TextBlock[]): Difference | undefined {
  const [theirs, own] = [comparable(source), comparable(blocks)];
  for (let index = 0; index < Math.max(theirs.length, own.length); index++) {
    const [one, other] = [theirs[index], own[index]];
    if (one?.id !== other?.id || one?.within !== other?.within) return { source: one, block: other };
  }
  return undefined;
}

function comparable(blocks: readonly TextBlock[]): TextBlock[] {
  const shown = blocks.filter(({ kind }) => kind !== 'attribute');
  const isNote = ({ id }: TextBlock) => id.startsWith('note-');
  const notes = shown.filter(isNote).sort((a, b) => (a.id < b.id ? -1 : 1));
  return [...shown.filter((block) => !isNote(block)), ...notes];
}
