import { expect, test } from 'vitest';
import { pilotFlight } from './pilots.ts';
import { writeReplay } from './replay.ts';
import { noAssists } from './rules.ts';
import { readInvitation } from './use-invitation.ts';

const replay = pilotFlight({ mode: 'fly', seed: 'friday', assists: noAssists });
const text = writeReplay(replay);

test('an address without seed and round gives an empty invitation', () => {
  expect(readInvitation('', '')).toEqual({});
  expect(readInvitation('?utm=1', '#privacy')).toEqual({});
});

test('an address invites to a course, or to a round with the course of the round', () => {
  expect(readInvitation('?seed=friday', '')).toEqual({ seed: 'friday' });
  const campaign = `utm_source=${'a'.repeat(180)}`;
  expect(readInvitation(`?${campaign}&seed=my-own-course-2026`, '')).toEqual({ seed: 'my-own-course-2026' });
  expect(readInvitation('?seed=another', `#round=${text}`)).toEqual({ seed: 'friday', replay });
});

test.each([
  ['garbage', '', '#round=garbage'],
  ['nothing', '', '#round='],
  ['half of a round', '', `#round=${text.slice(0, text.length / 2)}`],
  ['ten megabytes', '', `#round=${'A'.repeat(10_000_000)}`],
  ['a seed of ten megabytes', `?seed=${'a'.repeat(10_000_000)}`, ''],
  ['a seed with markup', '?seed=%3Cscript%3E', ''],
  ['a seed without letters', '?seed=', ''],
])('%s in the address is reported as broken and invites to nothing', (_, search, hash) => {
  expect(readInvitation(search, hash)).toEqual({ broken: true });
});
