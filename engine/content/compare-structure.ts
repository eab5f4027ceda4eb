import type { TextBlock } from './block-splitter.ts';

/** What keeps two languages of a text from standing side by side: the first block in which they differ. */
export interface Difference {
  /** Where the translation differs; nothing where it ends too early. */
  block?: TextBlock | undefined;
  /** What English has there; nothing where it has ended. */
  english?: TextBlock | undefined;
}

/**
 * Holds the blocks of a translation to those of English: the same kinds in the same places. Attributes may lack, and
 * notes stand in any order.
 */
export function compareStructure(english: readonly TextBlock[], blocks: readonly TextBlock[]): Difference | undefined {
  const [theirs, own] = [comparable(english), comparable(blocks)];
  for (let index = 0; index < Math.max(theirs.length, own.length); index++) {
    const [one, other] = [theirs[index], own[index]];
    if (one?.id !== other?.id || one?.within !== other?.within) return { english: one, block: other };
  }
  return undefined;
}

function comparable(blocks: readonly TextBlock[]): TextBlock[] {
  const shown = blocks.filter(({ kind }) => kind !== 'attribute');
  const isNote = ({ id }: TextBlock) => id.startsWith('note-');
  const notes = shown.filter(isNote).sort((a, b) => (a.id < b.id ? -1 : 1));
  return [...shown.filter((block) => !isNote(block)), ...notes];
}
