import { expect, test } from 'vitest';
import { placeIn, readPlace } from './place.ts';

test.each([
  ['Kimberley, South Africa', { city: 'Kimberley', country: 'ZA' }],
  ['Austin, Texas, USA', { city: 'Austin', region: 'Texas', country: 'US' }],
  ['Porto,PT', { city: 'Porto', country: 'PT' }],
  ['Malmö, Sverige', { city: 'Malmö', country: 'SE' }],
  ['京都, 日本', { city: '京都', country: 'JP' }],
  ['عمّان، الأردن', { city: 'عمّان', country: 'JO' }],
  ['京都、日本', { city: '京都', country: 'JP' }],
  ['Göttingen, Deutschland', { city: 'Göttingen', country: 'DE' }],
  ['Kimberley', undefined],
  ['Kimberley, Nowhere', undefined],
])('parses the place %s', (text, place) => {
  expect(readPlace(text)).toEqual(place);
});

test('writes a place with its country’s name and separator in each language', () => {
  const kimberley = { city: 'Kimberley', country: 'ZA' };
  expect(['en', 'de', 'zu'].map((language) => placeIn(kimberley, language))).toEqual([
    'Kimberley, South Africa',
    'Kimberley, Südafrika',
    'Kimberley, iNingizimu Afrika',
  ]);
  expect(['ar', 'ja', 'zh', 'ko'].map((language) => placeIn({ city: 'Amman', country: 'JO' }, language))).toEqual([
    'Amman، الأردن',
    'ヨルダン・Amman',
    '约旦Amman',
    '요르단 Amman',
  ]);
});
