import { expect, test } from 'vitest';
import { placeIn, readPlace } from './place.ts';

test.each([
  ['Durban, South Africa', { city: 'Durban', country: 'ZA' }],
  ['Austin, Texas, USA', { city: 'Austin', region: 'Texas', country: 'US' }],
  ['Porto,PT', { city: 'Porto', country: 'PT' }],
  ['Durban', undefined],
  ['Durban, Nowhere', undefined],
])('%s', (text, place) => {
  expect(readPlace(text)).toEqual(place);
});

test('the country has its name in each language', () => {
  const durban = { city: 'Durban', country: 'ZA' };
  expect(['en', 'de', 'zu'].map((language) => placeIn(durban, language))).toEqual([
    'Durban, South Africa',
    'Durban, Südafrika',
    'Durban, iNingizimu Afrika',
  ]);
});
