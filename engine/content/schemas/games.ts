import { z } from 'zod';
import type { Fields } from './shared.ts';

/** A game. */
export type Game = z.infer<ReturnType<typeof gameSchema>>;

/** A game of `games.yaml`. */
export function gameSchema({ textKey, illustration, url }: Fields) {
  return z.strictObject({
    /** The project page with the details. */
    slug: z.string(),
    title: textKey,
    description: textKey,
    difficulty: textKey,
    genre: textKey,
    players: textKey,
    /** Where it is played. A game that is played on this site, whose code lies in `games/<slug>`, has it only where it is played elsewhere as well. */
    play: url.optional(),
    picture: illustration.optional(),
  });
}
