import { readStored, writeStored } from '../../../browser/storage.ts';

export interface StoredChoice {
  tag: string;
  all: boolean;
}

/** The choice stored in this tab; undefined if it is missing or invalid, or the browser refuses access. */
export function readChoice(): StoredChoice | undefined {
  try {
    const { tag, all } = JSON.parse(readStored('side-by-side', 'sessionStorage') ?? '{}');
    return typeof tag === 'string' && typeof all === 'boolean' ? { tag, all } : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a choice for the other pages of the visit; undefined removes it. */
export function writeChoice(choice: StoredChoice | undefined): void {
  writeStored('side-by-side', choice ? JSON.stringify(choice) : null, 'sessionStorage');
}
