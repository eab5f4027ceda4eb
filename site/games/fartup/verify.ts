/** `node games/fartup/verify.ts <round or link>…`: replays shared rounds without a browser and prints how each ends. */
import { verifyReplay } from './replay.ts';
import { assistNames } from './rules.ts';

for (const link of process.argv.slice(2)) {
  const verified = verifyReplay(link.replace(/^.*#round=/s, ''));
  if (!verified) {
    console.error('not a valid round: the text is damaged, or the round was played under other rules');
    process.exitCode = 1;
    continue;
  }
  const { replay, outcome } = verified;
  const { score, standing, length, passed, coins, lives } = outcome;
  const helped = assistNames.filter((name) => replay.assists[name]).map((name) => `, with help: ${name}`);
  const time = `${length} ${replay.mode === 'fly' ? 'ticks' : 'steps'}`;
  // biome-ignore lint/suspicious/noConsole: the output of the command.
  console.log(
    `${score} points: ${standing} after ${time}, ${passed} gates, ${coins} coins, ${lives} lives left; course ${replay.seed}${helped.join('')}`,
  );
}
