import { expect, test } from 'vitest';
import { pilotFlight } from './pilots.ts';
import { type Replay, verifyReplay, writeReplay } from './replay.ts';
import { noAssists } from './rules.ts';
import {
  type BestRound,
  giveKey,
  keepBest,
  readBest,
  readSettings,
  usualSettings,
  writeSettings,
} from './stored-games.browser.ts';

function roundOf(replay: Replay): BestRound {
  const text = writeReplay(replay);
  const verified = verifyReplay(text);
  if (!verified) throw new Error('the round does not verify');
  return { text, ...verified };
}

const [friday, saturday] = ['friday', 'saturday'].map((seed) =>
  roundOf(pilotFlight({ mode: 'fly', seed, assists: noAssists })),
) as [BestRound, BestRound];

test('the best rounds of two tabs are kept together', async () => {
  keepBest('fartup', [], friday);
  const kept = keepBest('fartup', [], saturday);
  expect(kept.map(({ text }) => text).sort()).toEqual([friday.text, saturday.text].sort());
  expect(await readBest('fartup')).toEqual(kept);
});

test('a key that is taken is exchanged', () => {
  const { keys } = usualSettings;
  expect(giveKey(keys, 'pause', 'Space')).toEqual({ ...keys, pause: 'Space', fly: 'KeyP' });
  expect(giveKey(keys, 'pause', 'KeyX')).toEqual({ ...keys, pause: 'KeyX' });
  expect(giveKey(keys, 'pause', 'KeyP')).toEqual(keys);
});

test('where one key was stored twice, the keys are the usual ones', () => {
  writeSettings({ ...usualSettings, volume: 5, keys: { ...usualSettings.keys, pause: 'Space' } });
  expect(readSettings(usualSettings)).toEqual({ ...usualSettings, volume: 5 });
});

test('what is usual holds only until something else is chosen', () => {
  const slower = { ...usualSettings, assists: { ...noAssists, speed: true } };
  expect(readSettings(slower)).toEqual(slower);
  writeSettings(usualSettings);
  expect(readSettings(slower)).toEqual(usualSettings);
});
