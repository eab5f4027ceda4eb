import { z } from 'zod';
import { addressOf, networkOf } from '../../publish/resume/import/networks.ts';
import type { JsonResume } from '../../publish/resume/import/read-json-resume.ts';
import { isPlainAddress } from '../../src/content/schemas/site.ts';
import { type DerivedPalette, derivePalette } from '../../src/content/theme/derive-palette.ts';
import { type PaletteName, palettes } from '../../src/content/theme/palettes.ts';
import { timeZoneFault } from '../import/import-file.ts';
import { Misuse } from '../support/command-line.ts';
import type { Questions } from '../support/questions.ts';
import { ownNameOf, readLanguages, shippedLanguages } from './languages.ts';
import { type Place, placeIn, readPlace } from './place.ts';

/** Who the site is about, and how it looks. */
export interface Answers {
  name: string;
  role: string;
  place: Place;
  /** IANA name. */
  timeZone: string;
  url: string;
  email: string;
  profiles: { network: string; url: string }[];
  /** Codes, English first. */
  languages: string[];
  presentation: 'plain' | 'profile-app';
  /** Nothing for the project's own colours. */
  colours?: DerivedPalette | undefined;
}

/**
 * Asks for everything, or takes it from the options and the resume.
 * @param given the options' values
 * @param addresses what `--profile` says, each an address or `Network=address`
 * @throws Misuse where something is missing or wrong and nobody can be asked
 */
export async function gatherAnswers(
  questions: Questions,
  given: Readonly<Record<string, string | undefined>>,
  addresses: readonly string[] | undefined,
  resume: JsonResume | undefined,
): Promise<Answers> {
  const basics = resume?.basics ?? {};
  const ask = (question: string, option: string, first?: string, check?: (answer: string) => string | undefined) =>
    questions.text(question, `--${option}`, given[option], first, check);
  const name = await ask('Your name', 'name', basics.name);
  const role = await ask('What you are, in two or three words', 'role', basics.label);
  const place = await ask('Where you work (city, country)', 'place', placeOf(resume), (answer) =>
    readPlace(answer) ? undefined : 'a place ends with its country, as in Kimberley, South Africa',
  );
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const timeZone = await ask('Your time zone', 'timezone', zone, timeZoneFault);
  const url = await ask('The address where the site will live', 'url', siteOf(basics.url), (answer) =>
    isPlainAddress(bare(answer)) ? undefined : 'an address such as https://name.example, with a path if need be',
  );
  const email = await ask('Your e-mail address', 'email', basics.email, (answer) =>
    z.email().safeParse(answer).success ? undefined : `${answer} is no e-mail address`,
  );
  return {
    ...{ name: name.trim(), role: role.trim(), timeZone, url: bare(url), email },
    place: { ...regionOf(resume, place), ...(readPlace(place) as Place) },
    profiles: await askProfiles(questions, addresses, resume),
    languages: await askLanguages(questions, given.languages),
    presentation: await askPresentation(questions, given.presentation),
    colours: await askColours(questions, given.palette, given.colours),
  };
}

const bare = (url: string) => url.trim().replace(/\/$/, '');

/** The address of a resume, where it is that of a site. */
const siteOf = (url: string | undefined) => (url && isPlainAddress(bare(url)) ? bare(url) : undefined);

function placeOf(resume: JsonResume | undefined): string | undefined {
  const { city, countryCode } = resume?.basics?.location ?? {};
  return city && countryCode ? placeIn({ city, country: countryCode }, 'en') : undefined;
}

/** The region of the resume, where the place is its own. */
function regionOf(resume: JsonResume | undefined, place: string): Pick<Place, 'region'> {
  const region = resume?.basics?.location?.region;
  return region && place === placeOf(resume) ? { region } : {};
}

async function askProfiles(
  questions: Questions,
  given: readonly string[] | undefined,
  resume: JsonResume | undefined,
): Promise<Answers['profiles']> {
  const known = (resume?.basics?.profiles ?? []).flatMap((one) => {
    const url = addressOf(one);
    return one.network && url ? { network: one.network, url } : [];
  });
  if (given) return given.map(readProfile);
  if (!questions.asking) return known;
  const first = known.map(({ network, url }) => `${network}=${url}`).join(' ');
  const answer = await questions.text(
    'Your profiles elsewhere (addresses, or a dash for none)',
    '--profile',
    undefined,
    first || '-',
  );
  return answer.trim() === '-' ? [] : answer.split(/\s+/).filter(Boolean).map(readProfile);
}

function readProfile(text: string): Answers['profiles'][number] {
  const [, network, url = ''] = /^(?:([^=:/]+)=)?(.*)$/.exec(text) ?? [];
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new Misuse(
      `--profile: ${text} is no address such as https://github.com/name or GitHub=https://github.com/name`,
    );
  return { network: network ?? networkOf(url), url };
}

async function askLanguages(questions: Questions, given: string | undefined): Promise<string[]> {
  const options = shippedLanguages.map((value) => ({ value, label: ownNameOf(value) }));
  try {
    const chosen = given === undefined ? undefined : readLanguages(given);
    return readLanguages((await questions.choices('Languages of the site', options, chosen, ['en'])).join(','));
  } catch (error) {
    throw new Misuse(`--languages: ${(error as Error).message}`);
  }
}

async function askPresentation(questions: Questions, given: string | undefined): Promise<Answers['presentation']> {
  if (given !== undefined && given !== 'plain' && given !== 'profile-app')
    throw new Misuse(`--presentation is plain or profile-app, not ${given}`);
  return questions.choice(
    'The page about you',
    [
      { value: 'plain', label: 'a quiet page' },
      { value: 'profile-app', label: 'a profile in a dating app' },
    ],
    given,
    'plain',
  );
}

async function askColours(questions: Questions, name: string | undefined, pair: string | undefined) {
  const own = 'deco';
  const names = [own, ...Object.keys(palettes)];
  if (name !== undefined && !names.includes(name))
    throw new Misuse(`--palette: there is no palette ${name}; there are ${names.join(', ')}`);
  if (pair !== undefined) return twoColours(pair);
  const options = [
    { value: own, label: 'Deco: coral and sea green, the project’s own' },
    ...Object.entries(palettes).map(([value, { label }]) => ({ value, label })),
    { value: 'mine', label: 'Two colours of my own' },
  ];
  const chosen = await questions.choice('Colours', options, name, own);
  if (chosen === 'mine')
    return twoColours(
      await questions.text('Two colours', '--colours', undefined, palettes.harbour.colours.join(','), colourFault),
    );
  return chosen === own ? undefined : paletteOf(chosen as PaletteName);
}

function paletteOf(name: PaletteName): DerivedPalette {
  const [main, second] = palettes[name].colours;
  return derivePalette(main, second);
}

function colourFault(pair: string): string | undefined {
  const [main = '', second = '', ...more] = pair.split(/[\s,]+/).filter(Boolean);
  if (!second || more.length > 0) return `two colours are written "${palettes.harbour.colours.join(',')}"`;
  try {
    return void derivePalette(main, second);
  } catch (error) {
    return (error as Error).message;
  }
}

function twoColours(pair: string): DerivedPalette {
  const fault = colourFault(pair);
  if (fault) throw new Misuse(`--colours: ${fault}`);
  const [main = '', second = ''] = pair.split(/[\s,]+/).filter(Boolean);
  return derivePalette(main, second);
}
