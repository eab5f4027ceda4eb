import { readStored, writeStored } from '../../../browser/storage.ts';

export interface StoredChoice {
  tag: string;
  /** True for all of a text, false for the parts that are opened one by one. */
  all: boolean;
}

/** What was chosen in this tab; undefined where nothing was, or the browser refuses. */
export function readChoice(): StoredChoice | undefined {
  try {
    return JSON.parse(readStored('side-by-side', 'sessionStorage') ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a choice for the other pages of the visit; nothing forgets it. */
export function writeChoice(choice: StoredChoice | undefined): void {
  writeStored('side-by-side', choice ? JSON.stringify(choice) : null, 'sessionStorage');
}
