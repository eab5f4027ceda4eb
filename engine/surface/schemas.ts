/** `fitout/schemas`: for the schema of data beside a page, a component or a game. */

/** Zod, in the version with which the engine reads a site: <https://zod.dev>. */
export { z } from 'zod';
export type { Fields } from '../content/schemas/shared.ts';
