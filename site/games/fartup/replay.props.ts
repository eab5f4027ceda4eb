import { type PageSource, readData } from 'fitout/ui';
import { makeData, schema } from './game.tsx';
import { verifyReplay } from './replay.ts';
import { version } from './rules.ts';
import type { WatchProps } from './watch-box.browser.tsx';

/**
 * Verifies the round of a `<Replay>` in a text, and adds the data to draw it.
 * @param given `round`: the round as a player has shared it
 * @throws Error if it is not a round of the current rules: a text must not promise a replay that its page cannot show
 */
export default function makeProps(source: PageSource, { round }: { round: string }): WatchProps {
  const verified = verifyReplay(round);
  if (!verified) throw new Error(`<Replay round="…"> is not a round of version ${version} of the rules`);
  const { name, picture, scenery } = makeData(source, readData(source.content, 'games/fartup/game.tsx', schema));
  return { name, picture, scenery, round: verified.replay };
}
