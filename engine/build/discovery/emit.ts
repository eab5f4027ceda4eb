import type { SitePath } from '../../routes/addresses.ts';

export type Emit = (path: SitePath, text: string) => void;
