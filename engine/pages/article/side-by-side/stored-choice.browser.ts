import { readStored, writeStored } from '../../../browser/storage.ts';

export interface StoredChoice {
  tag: string;
  all: boolean;
}

/** The choice in this tab; undefined where there is none or no valid one, or the browser refuses. */
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
