/**
 * Gives names to the texts of new entries: `job_1`, `job_2` …, past those whose texts stay.
 * @param stem what the names begin with
 * @param kept the keys that stay
 */
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
 * Finds for each new entry the old one that it continues, so that its texts keep their keys and their translations.
 * @param isSame what makes two entries the same, the surest first; an old one continues in one new one at most
 */
export function continueEntries<New, Old>(
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

/**
 * Keys for a list of texts: a text that stays keeps its key, one that was reworded takes the key of what stood in its
 * place, and the rest are new.
 * @param textOf the text of an old key
 * @param freeName gives a new key
 */
export function keysOfTexts(
  texts: readonly string[],
  old: readonly string[],
  textOf: (key: string) => string | undefined,
  freeName: () => string,
): string[] {
  const stays = continueEntries(
    texts.map((text, place) => ({ text, place })),
    old.map((key, place) => ({ key, place })),
    ({ text }, { key }) => textOf(key) === text,
    ({ place }, before) => place === before.place,
  );
  const keys = new Map([...stays].map(([{ place }, { key }]) => [place, key]));
  return texts.map((_, place) => keys.get(place) ?? freeName());
}
