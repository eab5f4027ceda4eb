import type { ContentFiles } from './content-files.ts';

/** What brings content of one format to the next. */
export interface Migration {
  /** The format that it leads to: one more than that from which it leads. */
  to: number;
  /** What it changes, for the owner: one line. */
  about: string;
  change: (files: ContentFiles) => void;
}

/** All migrations, in the order of formats. A published one stays as it is. */
export const migrations: readonly Migration[] = [];
