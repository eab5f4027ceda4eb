/** `fitout/schemas`: what the schema of a page's, a part's or a game's own data is made of. */
export { z } from 'zod';
export type { Fields } from '../content/schemas/shared.ts';
