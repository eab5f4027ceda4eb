import type { ContentFiles } from './content-files.ts';

export interface Migration {
  to: number;
  about: string;
  change: (files: ContentFiles) => void;
}

/** All migrations, in order. A published one must not change. */
export const migrations: readonly Migration[] = [];
