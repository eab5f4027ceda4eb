import { expect, test } from 'vitest';
import { copyContent } from '../../../../tests/support/content-copy.ts';
import { countryCode, isCountry } from '../../../content/countries.ts';
import { importResume } from './import-resume.ts';
import { readJsonResume } from './read-json-resume.ts';

const many = <One>(number: number, one: (index: number) => One) =>
  Array.from({ length: number }, (_, index) => one(index));
const job = (index: number) => ({ name: `Looms ${index}`, position: 'Weaver', startDate: '2020' });

test('a byte order mark is not part of a resume', () => {
  expect(readJsonResume('\uFEFF{"basics":{"name":"Ada"}}').basics?.name).toBe('Ada');
});

test.each([
  ['31 February', { work: [{ startDate: '2021-02-31' }] }, 'work.0.startDate: there is no such day'],
  ['29 February of a common year', { work: [{ endDate: '2021-02-29' }] }, 'work.0.endDate: there is no such day'],
  ['a day 0', { certificates: [{ date: '2021-02-00' }] }, 'certificates.0.date: there is no such day'],
  ['a month 13', { work: [{ startDate: '2021-13' }] }, 'work.0.startDate: there is no such month'],
  ['a text of 10 MB', { basics: { summary: 'word '.repeat(2e6) } }, 'basics.summary: a text has at most 1000 kB'],
  ['a long word', { basics: { label: 'x'.repeat(10_001) } }, 'basics.label: a word has at most 10000 characters'],
  ['5,000 jobs', { work: many(5000, job) }, 'work: has 5000 entries, and at most 500 are taken over'],
  [
    '5,000 highlights',
    { work: [{ highlights: many(5000, String) }] },
    'work.0.highlights: has 5000 entries, and at most 500 are taken over',
  ],
  [
    '10,000 skills',
    { skills: [{ keywords: many(10_000, String) }] },
    'skills: has 10000 of them, and at most 1000 are taken over',
  ],
  ['5,000 groups', { skills: many(5000, (index) => ({ name: `${index}` })) }, 'skills: has 5000 of them'],
])('%s is refused by its path', (_, resume, message) => {
  expect(() => readJsonResume(JSON.stringify(resume))).toThrow(message);
});

test.each([
  ['29 February of a leap year', { work: [{ startDate: '2024-02-29' }] }],
  ['a year', { work: [{ startDate: '2024' }] }],
  ['as many jobs as there may be', { work: many(500, job) }],
  ['a whole picture', { basics: { image: `https://looms.example/${'x'.repeat(20_000)}` } }],
])('%s is accepted', (_, resume) => {
  expect(readJsonResume(JSON.stringify(resume))).toEqual(resume);
});

test.each(['ZZ', 'EU', 'QO', 'XA', 'AB', 'DD', 'za'])(
  '%s is not a country, and a place in it is left out',
  async (code) => {
    expect(isCountry(code)).toBe(false);
    const resume = { basics: { location: { city: 'Nowhere', countryCode: code } } };
    const { left, files } = await importResume(copyContent(), JSON.stringify(resume), true);
    expect(left).toEqual([`basics.location: there is no country with the code ${code}`]);
    expect(files).toEqual([]);
  },
);

test.each(['https://ada.example/?utm_source=cv', 'https://ada.example/cv', 'https://Ada.example'])(
  '%s is not the address of a site, and is left out',
  async (url) => {
    const { left, files } = await importResume(copyContent(), JSON.stringify({ basics: { url } }), true);
    expect(left).toEqual([`basics.url: ${url} is a page, not a site of its own`]);
    expect(files).toEqual([]);
  },
);

test.each([
  ['South Africa', 'ZA'],
  ['Kosovo', 'XK'],
  ['UK', 'GB'],
  ['constructor', undefined],
  ['Germany', 'DE'],
  ['Deutschland', 'DE'],
  ['Yemen', 'YE'],
  ['Zimbabwe', 'ZW'],
  ['Unknown Region', undefined],
])('%s has the code %s', (name, code) => {
  expect(countryCode(name)).toBe(code);
});
