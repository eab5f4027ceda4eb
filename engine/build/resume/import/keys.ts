/** Returns unused names for new entries, `job_1`, `job_2` …, given the keys that stay. */
export function freeNames(stem: string, kept: readonly string[]): () => string {
  let number = 0;
  const isTaken = (name: string) => kept.some((key) => key === name || key.startsWith(`${name}_`));
  return () => {
    do number++;
    while (isTaken(`${stem}_${number}`));
    return `${stem}_${number}`;
  };
}

/**
 * Matches new entries with old ones, so that their texts keep keys and translations; the most reliable criterion first.
 */
export function matchEntries<New, Old>(
  entries: readonly New[],
  old: readonly Old[],
  ...isSame: ((entry: New, old: Old) => boolean)[]
): Map<New, Old> {
  const found = new Map<New, Old>();
  const left = new Set(old);
  for (const same of isSame)
    for (const entry of entries) {
      const before = found.has(entry) ? undefined : [...left].find((one) => same(entry, one));
      if (before === undefined) continue;
      found.set(entry, before);
      left.delete(before);
    }
  return found;
}

/** An unchanged text keeps its key, a reworded one takes the key at its position, and the rest are new. */
export function keysOfTexts(
  texts: readonly string[],
  old: readonly string[],
  textOf: (key: string) => string | undefined,
  freeName: () => string,
): string[] {
  const stays = matchEntries(
    texts.map((text, place) => ({ text, place })),
    old.map((key, place) => ({ key, place })),
    ({ text }, { key }) => textOf(key) === text,
    ({ place }, before) => place === before.place,
  );
  const keys = new Map([...stays].map(([{ place }, { key }]) => [place, key]));
  return texts.map((_, place) => keys.get(place) ?? freeName());
}
