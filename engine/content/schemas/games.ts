import { z } from 'zod';
import type { Fields } from './shared.ts';

export type Game = z.infer<ReturnType<typeof gameSchema>>;

/** A game of `games.yaml`. */
export function gameSchema({ textKey, illustration, url }: Fields) {
  return z.strictObject({
    /** The slug of its project, whose page shows the details. */
    slug: z.string(),
    title: textKey,
    description: textKey,
    difficulty: textKey,
    genre: textKey,
    players: textKey,
    /** The address of the game on another site. A game whose code is in `games/<slug>` is played on this site and needs none. */
    play: url.optional(),
    picture: illustration.optional(),
  });
}
