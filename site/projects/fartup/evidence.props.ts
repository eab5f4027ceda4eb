import type { PageSource } from 'fitout/ui';
import { verifyReplay } from '../../games/fartup/replay.ts';
import type { EvidenceProps } from './evidence.island.tsx';
import { round, waitsOf } from './round-trace.ts';

/**
 * Verifies the round of the piece, and takes it apart.
 * @throws Error where it is not a round of today’s rules
 */
export default function makeProps(_source: PageSource): EvidenceProps {
  const verified = verifyReplay(round);
  if (!verified) throw new Error('the round of the piece is none of these rules');
  const { inputs, ...setup } = verified.replay;
  const { score, length, lives } = verified.outcome;
  return { setup, waits: waitsOf(inputs as number[]), said: { score, length, lives } };
}
