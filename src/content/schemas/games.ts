import { z } from 'zod';
import type { Fields } from './shared.ts';

/** A game. */
export type Game = z.infer<ReturnType<typeof gameSchema>>;

/** A game of `content/games.yaml`. */
export function gameSchema({ textKey, illustration, url }: Fields) {
  return z.strictObject({
    /** The project page with the details. */
    slug: z.string(),
    title: textKey,
    description: textKey,
    difficulty: textKey,
    genre: textKey,
    players: textKey,
    play: url,
    picture: illustration.optional(),
  });
}
