import { expect, test } from 'vitest';
import { ads, places } from './job-ads.ts';
import { type Asked, addressOf, hoursPerMonth, isHourly, type Job, search, termsOf } from './job-search.ts';

const job = (id: number, title: string, text: string, place = 'Durban', pay = 20_000): Job => ({
  id,
  title,
  text,
  place,
  pay,
  trade: 'jobs_joiner',
  note: 'jobs_tools',
  company: 'Nobody & Co',
});
const jobs = [
  job(0, 'Driver', 'for a joiner'),
  job(1, 'Joiner', 'night shifts', 'eThekwini', 100),
  job(2, 'Joiner', 'for a joiner', 'Pinetown', 9_000),
  job(3, 'Cook', 'night shifts', 'Maritzburg'),
];
const all: Asked = { word: '', place: '', pay: 0 };
const idsOf = (asked: Partial<Asked>, language = 'en') =>
  search(jobs, { ...all, ...asked }, language).jobs.map(({ id }) => id);

test('a title counts more than the description, and both together most', () => {
  expect(search(jobs, { ...all, word: 'joiner' }, 'en')).toMatchObject({ terms: ['joiner'], titles: 2, texts: 1 });
  expect(idsOf({ word: 'joiner' })).toEqual([2, 1, 0]);
});

test('any of several words is enough; no word finds everything', () => {
  expect(idsOf({ word: 'cook driver' })).toEqual([0, 3]);
  expect(idsOf({})).toEqual([0, 1, 2, 3]);
  expect(search(jobs, all, 'en')).toMatchObject({ terms: [], titles: 0, texts: 0 });
});

test('half a word and a mistyped one find nothing; case and accents do not matter', () => {
  expect([idsOf({ word: 'joine' }), idsOf({ word: 'joyner' })]).toEqual([[], []]);
  expect(idsOf({ word: ' JÓINER ' })).toEqual([2, 1, 0]);
});

test('plurals are known in English alone', () => {
  expect(idsOf({ word: 'joiners' })).toEqual([2, 1, 0]);
  expect(idsOf({ word: 'joiners' }, 'de')).toEqual([]);
  expect(termsOf('Glass, gas, shifts: a bus’s', 'en')).toEqual(['glass', 'gas', 'shift', 'a', 'bus', 's']);
});

test('a place is found under each of its names', () => {
  expect(idsOf({ place: 'Durban' })).toEqual([0, 1]);
  expect(idsOf({ place: 'Pietermaritzburg' })).toEqual([3]);
});

test('pay by the hour is compared as that of a month', () => {
  expect(idsOf({ pay: 100 * hoursPerMonth })).toEqual([0, 1, 3]);
  expect(idsOf({ pay: 100 * hoursPerMonth + 1 })).toEqual([0, 3]);
});

test('the address holds what was asked, and nothing else', () => {
  expect(addressOf(all)).toBe('/jobs');
  expect(addressOf({ word: ' night & day ', place: 'Durban', pay: 20_000 })).toBe(
    '/jobs?word=night+%26+day&place=Durban&pay=20000',
  );
});

test('there are forty advertisements, of known places, by the hour and by the month', () => {
  const known: readonly string[] = places.flat();
  expect(ads).toHaveLength(40);
  expect(ads.filter(({ place }) => !known.includes(place))).toEqual([]);
  expect(new Set(ads.map(({ place }) => place)).size).toBe(known.length);
  expect(new Set(ads.map(isHourly)).size).toBe(2);
  expect(new Set(ads.map((ad) => JSON.stringify(ad))).size).toBe(ads.length);
});
