import { z } from 'zod';
import { addressOf, networkOf } from '../../build/resume/import/networks.ts';
import type { JsonResume } from '../../build/resume/import/read-json-resume.ts';
import { countryCode } from '../../content/languages/countries.ts';
import { shippedLanguages } from '../../content/languages/interface-languages.ts';
import { slugOf } from '../../content/languages/plain-letters.ts';
import { nameInMessages } from '../../content/languages/source-language.ts';
import { isPlainAddress } from '../../content/schemas/site.ts';
import type { DerivedPalette } from '../../content/theme/derive-palette.ts';
import { ownPalette, paletteLabels, paletteOf, readColours } from '../../content/theme/palette-choice.ts';
import { palettes } from '../../content/theme/palettes.ts';
import { UsageError } from '../support/command-line.ts';
import type { Questions } from '../support/questions.ts';
import { askTimeZone } from './ask-time-zone.ts';
import { ownNameOf, readLanguages } from './languages.ts';
import { type Place, placeIn, readPlace } from './place.ts';

export interface Answers {
  name: string;
  role: string;
  place: Place;
  timeZone: string;
  url: string;
  email: string;
  profiles: { network: string; url: string }[];
  /** Codes, the default language first. */
  languages: string[];
  colours?: DerivedPalette | undefined;
}

/** Collects the answers from options, the resume, and questions; throws a UsageError for missing or invalid options. */
export async function gatherAnswers(
  questions: Questions,
  given: Readonly<Record<string, string | undefined>>,
  addresses: readonly string[] | undefined,
  resume: JsonResume | undefined,
): Promise<Answers> {
  const basics = resume?.basics ?? {};
  const ask = (question: string, option: string, initial?: string, check?: (answer: string) => string | undefined) =>
    questions.text(question, `--${option}`, given[option], initial, check);
  const known = { name: basics.name, role: basics.label, place: placeOf(resume), email: basics.email };
  refuseMissing(questions, given, known);
  const name = await ask('Your name', 'name', basics.name);
  const role = await ask('Your role, in two or three words', 'role', basics.label);
  const place = await ask('Where you work (city, country)', 'place', placeOf(resume), (answer) =>
    readPlace(answer) ? undefined : 'a place must end with its country, as in Kimberley, South Africa',
  );
  const timeZone = await askTimeZone(questions, given.timezone, readPlace(place) as Place);
  const url = await ask('The address of the site', 'url', siteOf(basics.url) ?? placeholderUrl(name), (answer) =>
    isPlainAddress(withoutSlash(answer))
      ? undefined
      : 'expected an address such as https://name.example, with a path if necessary',
  );
  const email = await ask('Your e-mail address', 'email', basics.email, (answer) =>
    z.email().safeParse(answer).success ? undefined : `${answer} is not an e-mail address`,
  );
  return {
    ...{ name: name.trim(), role: role.trim(), timeZone, url: withoutSlash(url), email },
    place: { ...regionOf(resume, place), ...(readPlace(place) as Place) },
    profiles: await askProfiles(questions, addresses, resume),
    languages: await askLanguages(questions, given.languages),
    colours: await askColours(questions, given.palette, given.colours),
  };
}

/** If nothing can be asked, throws an error that names all missing options. */
function refuseMissing(
  { interactive }: Questions,
  given: Readonly<Record<string, string | undefined>>,
  known: Readonly<Record<string, string | undefined>>,
): void {
  const missing = Object.keys(known).filter((option) => given[option] === undefined && known[option] === undefined);
  if (!interactive && missing.length > 1)
    throw new UsageError(
      `Without questions these options are required: ${missing.map((one) => `--${one}`).join(', ')}`,
    );
}

/** An address in a reserved domain, which `fitout doctor` lists until there is a real one. */
const placeholderUrl = (name: string) => `https://${slugOf(name) || 'me'}.example`;

const withoutSlash = (url: string) => url.trim().replace(/\/$/, '');

const siteOf = (url: string | undefined) => (url && isPlainAddress(withoutSlash(url)) ? withoutSlash(url) : undefined);

function placeOf(resume: JsonResume | undefined): string | undefined {
  const { city, countryCode: named } = resume?.basics?.location ?? {};
  const country = countryCode(named ?? '');
  return city && country ? placeIn({ city, country }, 'en') : undefined;
}

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
  if (!questions.interactive) return known;
  const initial = known.map(({ network, url }) => `${network}=${url}`).join(' ');
  const answer = await questions.text(
    'Your profiles on other sites (addresses, or a dash for none)',
    '--profile',
    undefined,
    initial || '-',
    profilesProblem,
  );
  return readProfiles(answer);
}

const readProfiles = (answer: string): Answers['profiles'] =>
  answer.trim() === '-' ? [] : answer.split(/\s+/).filter(Boolean).map(readProfile);

function profilesProblem(answer: string): string | undefined {
  try {
    return void readProfiles(answer);
  } catch (error) {
    return (error as Error).message;
  }
}

function readProfile(text: string): Answers['profiles'][number] {
  const [, network, url = ''] = /^(?:([^=:/]+)=)?(.*)$/.exec(text) ?? [];
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new UsageError(
      `--profile: ${text} is not an address such as https://github.com/name or GitHub=https://github.com/name`,
    );
  return { network: network ?? networkOf(url), url };
}

async function askLanguages(questions: Questions, given: string | undefined): Promise<string[]> {
  const options = shippedLanguages.map((value) => ({ value, label: ownNameOf(value) }));
  if (given === undefined) {
    const first = await questions.choice('The language of the site', options, undefined, 'en');
    const others = options.filter(({ value }) => value !== first);
    return [first, ...(await questions.choices('The other languages of the site', others, undefined, []))];
  }
  const codes = languagesOf(given);
  const [first = ''] = codes;
  if (!shippedLanguages.includes(first))
    throw new UsageError(
      `--languages: the interface is not translated into ${nameInMessages(first)} yet, so it cannot be the default language. Choose one of ${shippedLanguages.join(', ')}, and add ${first} later: fitout languages add ${first}`,
    );
  return codes;
}

function languagesOf(given: string): string[] {
  try {
    return readLanguages(given);
  } catch (error) {
    throw new UsageError(`--languages: ${(error as Error).message}`);
  }
}

async function askColours(questions: Questions, name: string | undefined, pair: string | undefined) {
  if (name !== undefined && !Object.hasOwn(paletteLabels, name))
    throw new UsageError(`--palette: unknown palette ${name}; choose one of ${Object.keys(paletteLabels).join(', ')}`);
  if (pair !== undefined) return twoColours(pair);
  const options = [
    ...Object.entries(paletteLabels).map(([value, label]) => ({ value, label })),
    { value: 'mine', label: 'Two colours of my own' },
  ];
  const chosen = await questions.choice('Colours', options, name, ownPalette);
  if (chosen !== 'mine') return paletteOf(chosen);
  const initial = palettes.harbour.colours.join(',');
  return twoColours(await questions.text('Two colours', '--colours', undefined, initial, colourProblem));
}

function colourProblem(pair: string): string | undefined {
  try {
    return void readColours(pair);
  } catch (error) {
    return (error as Error).message;
  }
}

function twoColours(pair: string): DerivedPalette {
  const problem = colourProblem(pair);
  if (problem) throw new UsageError(`--colours: ${problem}`);
  return readColours(pair);
}
