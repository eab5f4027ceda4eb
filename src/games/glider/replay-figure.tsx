import type { ComponentType } from 'react';
import type { IslandDefinition } from '../../islands/define-island.ts';
import { Island } from '../../islands/island.tsx';
import { island as glider } from './glider.island.tsx';
import { verifyReplay } from './replay.ts';
import { version } from './rules.ts';
import type { WatchProps } from './watch-box.browser.tsx';

/** The game where only a round is watched: with the words of that alone. */
const watching: IslandDefinition<WatchProps> = {
  name: glider.name,
  Component: glider.Component as ComponentType<WatchProps>,
  part: 'watch-box.browser',
  words: ['glider_pause', 'glider_resume', 'glider_score', 'glider_verified', 'glider_watch'],
};

/**
 * The component `<Replay round="…" />` of a game's story: a round that runs in the page.
 * @throws where the round is none, or of other rules: a text must not promise what its page does not show
 */
export const replayOf =
  (game: Omit<WatchProps, 'round'>) =>
  ({ round }: { round: string }) => {
    const verified = verifyReplay(round);
    if (!verified) throw new Error(`<Replay round="…"> of ${game.name} is no round of version ${version} of the rules`);
    return <Island of={watching} props={{ ...game, round: verified.replay }} />;
  };
