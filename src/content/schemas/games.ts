import { z } from 'zod';
import type { Fields } from './shared.ts';

/** A game. */
export type Game = z.infer<ReturnType<typeof gameSchema>>;

/** A game of `content/games.yaml`. */
export function gameSchema({ textKey, illustration, picture, url }: Fields) {
  return z
    .strictObject({
      /** The project page with the details. */
      slug: z.string(),
      title: textKey,
      description: textKey,
      difficulty: textKey,
      genre: textKey,
      players: textKey,
      /** Where it is played. A game that is played on this site has it only where it is played elsewhere as well. */
      play: url.optional(),
      picture: illustration.optional(),
      /** What it is played with on this site, at `/games/<slug>`: the project has `glider`. */
      engine: z.enum(['glider']).optional(),
      /** What the engine's world looks like: a drawing in content/pictures that holds its parts. Without it, beadwork. */
      scenery: picture.optional(),
    })
    .refine(({ play, engine }) => play ?? engine, {
      path: ['play'],
      error: 'a game has an address where it is played, or an engine that plays it here',
    })
    .refine(({ scenery, engine }) => !scenery || engine, {
      path: ['scenery'],
      error: 'a scenery belongs to a game with an engine',
    });
}
