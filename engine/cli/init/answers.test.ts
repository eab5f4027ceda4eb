import { expect, test } from 'vitest';
import { questionsFor } from '../support/questions.ts';
import { gatherAnswers } from './answers.ts';

const given = {
  name: 'Ada',
  role: 'Driver',
  place: 'Kimberley, South Africa',
  url: 'https://ada.example/',
  email: 'ada@people.example',
};
const gather = (more: Record<string, string>, profiles?: string[]) =>
  gatherAnswers(questionsFor('', true), { ...given, ...more }, profiles, undefined);

test('what is not said is the time zone of the place, English, and the engine’s colours', async () => {
  expect(await gather({})).toEqual({
    ...{ name: 'Ada', role: 'Driver', url: 'https://ada.example', email: 'ada@people.example', profiles: [] },
    place: { city: 'Kimberley', country: 'ZA' },
    timeZone: 'Africa/Johannesburg',
    languages: ['en'],
    colours: undefined,
  });
});

test('the first of the languages is the default one; a profile has the name of its network', async () => {
  const { languages, profiles } = await gather({ languages: 'de, zu' }, [
    'https://github.com/ada',
    'Home=https://a.example/x=1',
  ]);
  expect(languages).toEqual(['de', 'zu']);
  expect(profiles).toEqual([
    { network: 'GitHub', url: 'https://github.com/ada' },
    { network: 'Home', url: 'https://a.example/x=1' },
  ]);
});

test.each([
  [{ place: 'Kimberley' }, '--place: a place ends with its country, as in Kimberley, South Africa'],
  [{ timezone: 'Kimberley' }, '--timezone: there is no time zone Kimberley'],
  [{ url: 'ada.example' }, '--url: an address such as'],
  [{ email: 'ada' }, '--email: ada is not an email address'],
  [{ languages: 'english' }, '--languages: "english" is not a language code'],
  [{ languages: 'cs,en' }, '--languages: the interface has no Czech yet'],
  [{ palette: 'mud' }, '--palette: there is no palette mud; there are deco, harbour'],
  [{ colours: '#123456' }, '--colours: two colours are written'],
  [{ colours: '#fefefe,#123456' }, '--colours: #fefefe cannot be seen on a light ground: #'],
])('%o is refused', async (more, message) => {
  await expect(gather(more as Record<string, string>)).rejects.toThrow(message);
});

test('a profile without an address is refused', async () => {
  await expect(gather({}, ['github'])).rejects.toThrow('--profile: github is not an address');
});

test('what is missing is named at once', async () => {
  const little = gatherAnswers(questionsFor('', true), { name: 'Ada' }, undefined, undefined);
  await expect(little).rejects.toThrow('Nothing is asked, so these are needed too: --role, --place, --email');
});

test('without an address it has one in a reserved domain', async () => {
  const { url: _url, ...rest } = given;
  const { url } = await gatherAnswers(questionsFor('', true), { ...rest, name: 'Åsa Öberg' }, undefined, undefined);
  expect(url).toBe('https://asa-oberg.example');
});
