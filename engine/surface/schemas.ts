/** `fitout/schemas`: what the schema of a page's, a part's or a game's own data is made of. */

/** Zod, in the version with which the engine reads a site: <https://zod.dev>. */
export { z } from 'zod';
export type { Fields } from '../content/schemas/shared.ts';
