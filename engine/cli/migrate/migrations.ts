import type { ContentFiles } from './content-files.ts';

/** Converts content from one format to the next. */
export interface Migration {
  /** The resulting format, one more than the format before. */
  to: number;
  /** What it changes, in one line for the owner. */
  about: string;
  change: (files: ContentFiles) => void;
}

/** All migrations, in order. A published one must not change. */
export const migrations: readonly Migration[] = [];
