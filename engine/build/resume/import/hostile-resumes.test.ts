import { expect, test } from 'vitest';
import { copyContent } from '../../../../tests/support/content-copy.ts';
import { countryCode, isCountry } from '../../../content/languages/countries.ts';
import { importResume } from './import-resume.ts';
import { readJsonResume } from './read-json-resume.ts';

const many = <One>(number: number, one: (index: number) => One) =>
  Array.from({ length: number }, (_, index) => one(index));
const job = (index: number) => ({ name: `Looms ${index}`, position: 'Weaver', startDate: '2020' });

test('a byte order mark before a resume is ignored', () => {
  expect(readJsonResume('\uFEFF{"basics":{"name":"Ada"}}').basics?.name).toBe('Ada');
});

test.each([
  ['31 February', { work: [{ startDate: '2021-02-31' }] }, 'work.0.startDate: invalid day'],
  ['29 February of a common year', { work: [{ endDate: '2021-02-29' }] }, 'work.0.endDate: invalid day'],
  ['a day 0', { certificates: [{ date: '2021-02-00' }] }, 'certificates.0.date: invalid day'],
  ['a month 13', { work: [{ startDate: '2021-13' }] }, 'work.0.startDate: invalid month'],
  ['a text of 10 MB', { basics: { summary: 'word '.repeat(2e6) } }, 'basics.summary: a text is limited to 1000 kB'],
  ['a long word', { basics: { label: 'x'.repeat(10_001) } }, 'basics.label: a word is limited to 10000 characters'],
  ['5,000 jobs', { work: many(5000, job) }, 'work: has 5000 entries, the limit is 500'],
  [
    '5,000 highlights',
    { work: [{ highlights: many(5000, String) }] },
    'work.0.highlights: has 5000 entries, the limit is 500',
  ],
  ['10,000 skills', { skills: [{ keywords: many(10_000, String) }] }, 'skills: has 10000 skills, the limit is 1000'],
  ['5,000 groups', { skills: many(5000, (index) => ({ name: `${index}` })) }, 'skills: has 5000 skills'],
])('%s is rejected with its path', (_, resume, message) => {
  expect(() => readJsonResume(JSON.stringify(resume))).toThrow(message);
});

test.each([
  ['29 February of a leap year', { work: [{ startDate: '2024-02-29' }] }],
  ['a year', { work: [{ startDate: '2024' }] }],
  ['the maximum number of jobs', { work: many(500, job) }],
  ['a picture with a long address', { basics: { image: `https://looms.example/${'x'.repeat(20_000)}` } }],
])('%s is accepted', (_, resume) => {
  expect(readJsonResume(JSON.stringify(resume))).toEqual(resume);
});

test.each(['ZZ', 'EU', 'QO', 'XA', 'AB', 'DD', 'za'])(
  '%s is not the code of a country, and a location with that code is not imported',
  async (code) => {
    expect(isCountry(code)).toBe(false);
    const resume = { basics: { location: { city: 'Nowhere', countryCode: code } } };
    const { skipped, files } = await importResume(copyContent(), JSON.stringify(resume), true);
    expect(skipped).toEqual([`basics.location: there is no country with the code ${code}`]);
    expect(files).toEqual([]);
  },
);

test.each(['https://ada.example/?utm_source=cv', 'https://ada.example/cv', 'https://Ada.example'])(
  '%s is not the address of a site, and is not imported',
  async (url) => {
    const { skipped, files } = await importResume(copyContent(), JSON.stringify({ basics: { url } }), true);
    expect(skipped).toEqual([`basics.url: ${url} is the address of a page, not of a site`]);
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
])('countryCode of %s is %s', (name, code) => {
  expect(countryCode(name)).toBe(code);
});
