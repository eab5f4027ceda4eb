import type { SitePath } from '../../src/site/addresses.ts';

export type Emit = (path: SitePath, text: string) => void;
