import { expect, test } from 'vitest';
import { ads, places } from './job-ads.ts';
import { addressOf, hoursPerMonth, isHourly, type Job, type Query, search, termsOf } from './job-search.ts';

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
const all: Query = { word: '', place: '', pay: 0 };
const idsOf = (query: Partial<Query>, language = 'en') =>
  search(jobs, { ...all, ...query }, language).jobs.map(({ id }) => id);

test('a match in the title ranks above one in the description, and matches in both rank first', () => {
  expect(search(jobs, { ...all, word: 'joiner' }, 'en')).toMatchObject({ terms: ['joiner'], titles: 2, texts: 1 });
  expect(idsOf({ word: 'joiner' })).toEqual([2, 1, 0]);
});

test('a match of any of several words is enough; an empty search finds everything', () => {
  expect(idsOf({ word: 'cook driver' })).toEqual([0, 3]);
  expect(idsOf({})).toEqual([0, 1, 2, 3]);
  expect(search(jobs, all, 'en')).toMatchObject({ terms: [], titles: 0, texts: 0 });
});

test('part of a word and a mistyped word find nothing; case and accents are ignored', () => {
  expect([idsOf({ word: 'joine' }), idsOf({ word: 'joyner' })]).toEqual([[], []]);
  expect(idsOf({ word: ' JÓINER ' })).toEqual([2, 1, 0]);
});

test('plurals match their singular in English only', () => {
  expect(idsOf({ word: 'joiners' })).toEqual([2, 1, 0]);
  expect(idsOf({ word: 'joiners' }, 'de')).toEqual([]);
  expect(termsOf('Glass, gas, shifts: a bus’s', 'en')).toEqual(['glass', 'gas', 'shift', 'a', 'bus', 's']);
});

test('a place is found under each of its names', () => {
  expect(idsOf({ place: 'Durban' })).toEqual([0, 1]);
  expect(idsOf({ place: 'Pietermaritzburg' })).toEqual([3]);
});

test('hourly pay is compared as monthly pay', () => {
  expect(idsOf({ pay: 100 * hoursPerMonth })).toEqual([0, 1, 3]);
  expect(idsOf({ pay: 100 * hoursPerMonth + 1 })).toEqual([0, 3]);
});

test('the address contains the filters in use, and no empty ones', () => {
  expect(addressOf(all)).toBe('/jobs');
  expect(addressOf({ word: ' night & day ', place: 'Durban', pay: 20_000 })).toBe(
    '/jobs?word=night+%26+day&place=Durban&pay=20000',
  );
});

test('the forty advertisements are unique, in known places, with pay by the hour and by the month', () => {
  const known: readonly string[] = places.flat();
  expect(ads).toHaveLength(40);
  expect(ads.filter(({ place }) => !known.includes(place))).toEqual([]);
  expect(new Set(ads.map(({ place }) => place)).size).toBe(known.length);
  expect(new Set(ads.map(isHourly)).size).toBe(2);
  expect(new Set(ads.map((ad) => JSON.stringify(ad))).size).toBe(ads.length);
});
