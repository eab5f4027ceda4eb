import { readStored, writeStored } from './storage.ts';

/** A value that the browser refused to store. Until the page closes, it is used instead of the stored value. */
let rejectedValue: string | null = null;
const listeners = new Set<() => void>();

/** Parses stored article numbers, a JSON list, without duplicates and in order; anything else is ignored. */
export function parseSaved(text: string | null): number[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? [...new Set(value.filter((one) => Number.isInteger(one)))] : [];
  } catch {
    return [];
  }
}

/** The numbers of saved articles, in the order in which they were saved. */
export function readSaved(): number[] {
  return parseSaved(readSavedText());
}

/** Saves or removes an article and drops numbers that are not `known`; false if the browser does not store it. */
export function saveArticle(number: number, saved: boolean, known: readonly number[]): boolean {
  const others = parseSaved(readSavedText()).filter((one) => one !== number && known.includes(one));
  const text = JSON.stringify(saved ? [...others, number] : others);
  const stored = writeStored('saved', text) && readStored('saved') === text;
  rejectedValue = stored ? null : text;
  for (const onChange of listeners) onChange();
  return stored;
}

/** The stored value, or the one that the browser refused to store. */
export function readSavedText(): string | null {
  return rejectedValue ?? readStored('saved');
}

/** Observes saved articles in all tabs; returns a function that stops it. */
export function watchSaved(onChange: () => void): () => void {
  listeners.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
}
