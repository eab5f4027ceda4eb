import type { SitePath } from '../../src/site/addresses.ts';

/** Takes a file that was made. */
export type Emit = (path: SitePath, text: string) => void;
