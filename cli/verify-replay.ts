import { verifyReplay } from '../src/games/glider/replay.ts';
import { assistNames } from '../src/games/glider/rules.ts';
import { Misuse, NotDone, runCommand } from './support/command-line.ts';

const command = {
  name: 'node cli/verify-replay.ts',
  about: 'Flies rounds of a game again, without a browser, and says how each ends.',
  uses: { '<round or link>…': 'what a player has shared' },
  options: {},
};

await runCommand(command, ({ words }) => {
  if (words.length === 0) throw new Misuse('which round?');
  for (const link of words) {
    const verified = verifyReplay(link.replace(/^.*#round=/s, ''));
    if (!verified) throw new NotDone('no round of this version: it is damaged, or was flown under other rules');
    const { replay, outcome } = verified;
    const { score, standing, length, passed, coins, lives } = outcome;
    const helped = assistNames.filter((name) => replay.assists[name]).map((name) => `, with help: ${name}`);
    const time = `${length} ${replay.mode === 'fly' ? 'ticks' : 'steps'}`;
    console.log(
      `${score} points: ${standing} after ${time}, ${passed} gates, ${coins} coins, ${lives} lives left; course ${replay.seed}${helped.join('')}`,
    );
  }
});
