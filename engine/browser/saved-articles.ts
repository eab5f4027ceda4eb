import { readStored, writeStored } from './storage.ts';

/** What the browser refused to store: it lasts as long as the page, and hides what was stored before. */
let refused: string | null = null;
const listeners = new Set<() => void>();

/**
 * Reads what is stored: a list of article numbers as JSON. Anything else in it is ignored.
 * @param text what the store holds
 * @returns the numbers, each once, in the order in which they were saved
 */
export function parseSaved(text: string | null): number[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? [...new Set(value.filter((one) => Number.isInteger(one)))] : [];
  } catch {
    return [];
  }
}

/** The numbers of the saved articles. */
export function readSaved(): number[] {
  return parseSaved(readSavedText());
}

/**
 * Saves an article, or forgets it.
 * @param known the articles that exist: what else the store holds is dropped
 * @returns false where the browser does not store it beyond this page
 */
export function saveArticle(number: number, saved: boolean, known: readonly number[]): boolean {
  const others = parseSaved(readSavedText()).filter((one) => one !== number && known.includes(one));
  const text = JSON.stringify(saved ? [...others, number] : others);
  const stored = writeStored('saved', text);
  refused = stored ? null : text;
  for (const onChange of listeners) onChange();
  return stored;
}

/** What the store holds, or would hold if the browser did not refuse. */
export function readSavedText(): string | null {
  return refused ?? readStored('saved');
}

/**
 * Watches what is saved, in this tab and in others.
 * @returns what ends it
 */
export function watchSaved(onChange: () => void): () => void {
  listeners.add(onChange);
  // Another tab has saved or forgotten one.
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
}
