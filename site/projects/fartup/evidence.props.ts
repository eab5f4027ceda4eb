import type { PageSource } from 'fitout/ui';
import { verifyReplay } from '../../games/fartup/replay.ts';
import type { EvidenceProps } from './evidence.island.tsx';
import { round, waitsOf } from './round-trace.ts';

/**
 * Verifies the round of the demo, and decodes it.
 * @throws Error if it is not a round of the current rules
 */
export default function makeProps(_source: PageSource): EvidenceProps {
  const verified = verifyReplay(round);
  if (!verified) throw new Error('the round of the demo is not valid under the current rules');
  const { inputs, ...setup } = verified.replay;
  const { score, length, lives } = verified.outcome;
  return { setup, waits: waitsOf(inputs as number[]), claimed: { score, length, lives } };
}
