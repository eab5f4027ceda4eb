import type { TextBlock } from './block-splitter.ts';
import { compareStructure } from './compare-structure.ts';

export interface BlockState {
  english: TextBlock;
  /** What stands in its place; nothing where the text has no such place. */
  translation?: TextBlock | undefined;
  /** Stale: made from another English, or never accepted. */
  state: 'complete' | 'stale';
  /** Hash of the English from which a stale block was made, where the ledger knows it. */
  madeFrom?: string | undefined;
}

const hasWords = ({ kind }: TextBlock) => kind !== 'thematicBreak';

/**
 * Holds the blocks of a translation to English and the ledger.
 * @param made what the ledger says of the text
 */
export function compareBlocks(
  english: readonly TextBlock[],
  translation: readonly TextBlock[],
  made: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
): BlockState[] {
  const alike = compareStructure(english, translation) === undefined;
  const places = new Map(translation.map((block) => [block.id, block]));
  /** Of each translated block that the ledger knows, the English from which it was made. */
  const sources = new Map<string, string[]>();
  for (const [source, blocks] of made)
    for (const block of blocks) sources.set(block, [...(sources.get(block) ?? []), source]);
  const states = english.filter(hasWords).map((block): BlockState => {
    const there = places.get(block.id);
    const own = there && (alike || there.kind === block.kind) ? there : undefined;
    const from = own && sources.get(own.hash);
    // A translation that was mended since is still one of this English; one that is known as that of another is not.
    const moved = alike && from && !from.includes(block.hash);
    const complete = made.has(block.hash) && !moved;
    return complete
      ? { english: block, translation: own, state: 'complete' }
      : { english: block, translation: own, state: 'stale', madeFrom: from?.[0] };
  });
  return guessSources(states, made);
}

/** A stale block whose translation was changed as well was made from one that is gone: they follow in the same order. */
function guessSources(states: BlockState[], made: ReadonlyMap<string, ReadonlySet<string>>): BlockState[] {
  const named = new Set(states.flatMap(({ english, madeFrom }) => [english.hash, madeFrom]));
  const gone = [...made.keys()].filter((hash) => !named.has(hash));
  return states.map((one) => (one.state === 'stale' && !one.madeFrom ? { ...one, madeFrom: gone.shift() } : one));
}

/**
 * The lines of a text in blocks once some of them are accepted.
 * @param before what the ledger says of it
 * @param accepted whether a stale block becomes current
 */
export function acceptBlocks(
  blocks: readonly BlockState[],
  before: ReadonlyMap<string, ReadonlySet<string>>,
  accepted: (block: BlockState) => boolean,
): Map<string, Set<string>> {
  const after = new Map<string, Set<string>>();
  const current = blocks.filter((block) => block.state === 'complete' || accepted(block));
  for (const { english, translation } of current) {
    const made = after.get(english.hash) ?? new Set();
    after.set(english.hash, translation ? made.add(translation.hash) : made);
  }
  if (current.length === blocks.length) return after;
  // From what the others were made must not be forgotten: it is what a translator is shown.
  const settled = new Set(current.flatMap(({ translation }) => translation?.hash ?? []));
  for (const [source, made] of before) {
    const rest = [...made].filter((hash) => !settled.has(hash));
    if (!after.has(source) && (rest.length > 0 || made.size === 0)) after.set(source, new Set(rest));
  }
  return after;
}
