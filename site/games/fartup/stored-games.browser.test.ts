import { expect, test } from 'vitest';
import { pilotFlight } from './pilots.ts';
import { type Replay, verifyReplay, writeReplay } from './replay.ts';
import { noAssists } from './rules.ts';
import {
  assignKey,
  type BestRound,
  defaultSettings,
  keepBest,
  readBest,
  readSettings,
  writeSettings,
} from './stored-games.browser.ts';

function roundOf(replay: Replay): BestRound {
  const text = writeReplay(replay);
  const verified = verifyReplay(text);
  if (!verified) throw new Error('the round is not valid');
  return { text, ...verified };
}

const [friday, saturday] = ['friday', 'saturday'].map((seed) =>
  roundOf(pilotFlight({ mode: 'fly', seed, assists: noAssists })),
) as [BestRound, BestRound];

test('best rounds stored by two tabs are merged', async () => {
  keepBest('fartup', [], friday);
  const kept = keepBest('fartup', [], saturday);
  expect(kept.map(({ text }) => text).sort()).toEqual([friday.text, saturday.text].sort());
  expect(await readBest('fartup')).toEqual(kept);
});

test('assigning a key that another action uses swaps the two keys', () => {
  const { keys } = defaultSettings;
  expect(assignKey(keys, 'pause', 'Space')).toEqual({ ...keys, pause: 'Space', fly: 'KeyP' });
  expect(assignKey(keys, 'pause', 'KeyX')).toEqual({ ...keys, pause: 'KeyX' });
  expect(assignKey(keys, 'pause', 'KeyP')).toEqual(keys);
});

test('if one key is stored for two actions, all keys fall back to the defaults', () => {
  writeSettings({ ...defaultSettings, volume: 5, keys: { ...defaultSettings.keys, pause: 'Space' } });
  expect(readSettings(defaultSettings)).toEqual({ ...defaultSettings, volume: 5 });
});

test('defaults apply only until settings are stored', () => {
  const slower = { ...defaultSettings, assists: { ...noAssists, speed: true } };
  expect(readSettings(slower)).toEqual(slower);
  writeSettings(defaultSettings);
  expect(readSettings(slower)).toEqual(defaultSettings);
});
