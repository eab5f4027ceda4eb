import type { TextBlock } from './block-splitter.ts';
import { compareStructure } from './compare-structure.ts';

export interface BlockState {
  source: TextBlock;
  translation?: TextBlock | undefined;
  /** Stale: its English has changed, but not the translation. New: the ledger has neither of the two. */
  state: 'complete' | 'stale' | 'new';
  /** Hash of the English from which a stale block was made, if the ledger has it. */
  madeFrom?: string | undefined;
}

const hasWords = ({ kind }: TextBlock) => kind !== 'thematicBreak';

/**
 * The state of each block of the English text that has words, in its order.
 * @param made hashes of translated blocks by the hash of the English from which they were made: a text’s part of the
 * ledger
 */
export function compareBlocks(
  source: readonly TextBlock[],
  translation: readonly TextBlock[],
  made: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
): BlockState[] {
  const alike = compareStructure(source, translation) === undefined;
  const places = new Map(translation.map((block) => [block.id, block]));
  const sources = new Map<string, string[]>();
  for (const [hash, blocks] of made)
    for (const block of blocks) sources.set(block, [...(sources.get(block) ?? []), hash]);
  const states = source.filter(hasWords).map((block): BlockState => {
    const there = places.get(block.id);
    const own = there && (alike || there.kind === block.kind) ? there : undefined;
    const from = own && sources.get(own.hash);
    // A translation that was edited since still belongs to this English, unless the ledger assigns it to another one.
    const moved = alike && from && !from.includes(block.hash);
    if (made.has(block.hash) && !moved) return { source: block, translation: own, state: 'complete' };
    if (alike && own && !from) return { source: block, translation: own, state: 'new' };
    return { source: block, translation: own, state: 'stale', madeFrom: from?.[0] };
  });
  return guessSources(states, made);
}

/** Gives stale blocks of unknown source the recorded English that no longer exists, in order. */
function guessSources(states: BlockState[], made: ReadonlyMap<string, ReadonlySet<string>>): BlockState[] {
  const named = new Set(states.flatMap(({ source, madeFrom }) => [source.hash, madeFrom]));
  const gone = [...made.keys()].filter((hash) => !named.has(hash));
  return states.map((one) => (one.state === 'stale' && !one.madeFrom ? { ...one, madeFrom: gone.shift() } : one));
}

/** The ledger lines of a text; `accepted` decides whether a stale or new block becomes current. */
export function acceptBlocks(
  blocks: readonly BlockState[],
  before: ReadonlyMap<string, ReadonlySet<string>>,
  accepted: (block: BlockState) => boolean,
): Map<string, Set<string>> {
  const after = new Map<string, Set<string>>();
  const current = blocks.filter((block) => block.state === 'complete' || accepted(block));
  for (const { source, translation } of current) {
    const made = after.get(source.hash) ?? new Set();
    after.set(source.hash, translation ? made.add(translation.hash) : made);
  }
  if (current.length === blocks.length) return after;
  // The English of the other blocks stays recorded: translators are shown what has changed since.
  const settled = new Set(current.flatMap(({ translation }) => translation?.hash ?? []));
  for (const [source, made] of before) {
    const rest = [...made].filter((hash) => !settled.has(hash));
    if (!after.has(source) && (rest.length > 0 || made.size === 0)) after.set(source, new Set(rest));
  }
  return after;
}
