import { parseDocument } from 'yaml';
import { countryCode } from './countries.ts';
import { addressOf } from './networks.ts';
import { checkResume, type JsonResume } from './read-json-resume.ts';
import { placesOf } from './rendercv-entries.ts';
import { type Entry, firstOf, isEntry, textOf } from './rendercv-values.ts';

/**
 * Reads a resume of RenderCV (https://docs.rendercv.com) as a JSON Resume.
 * @throws Error where it is no YAML, or has no `cv`
 */
export function readRenderCv(source: string): JsonResume {
  const document = parseDocument(source, { schema: 'core' });
  const [fault] = document.errors;
  if (fault) throw new Error(`this is no YAML: ${fault.message}`);
  const cv = (document.toJS() as { cv?: unknown } | null)?.cv;
  if (!isEntry(cv)) throw new Error('this is no file of RenderCV: it has no cv');
  const places = Object.entries(isEntry(cv.sections) ? cv.sections : {}).flatMap(([title, entries]) =>
    Array.isArray(entries) ? entries.flatMap((entry) => placesOf(title.toLowerCase(), entry)) : [],
  );
  const parts = Map.groupBy(places, ([part]) => part);
  const summary = parts.get('summary')?.map(([, text]) => text);
  parts.delete('summary');
  const resume = {
    basics: { ...readBasics(cv), ...(summary && { summary: summary.join(' ') }) },
    ...Object.fromEntries([...parts].map(([part, values]) => [part, values.map(([, value]) => value)])),
  };
  return checkResume(withoutNothing(resume));
}

function readBasics(cv: Entry): Entry {
  const [city, ...rest] = textOf(cv.location)?.split(/,\s*/) ?? [];
  const networks = Array.isArray(cv.social_networks) ? cv.social_networks.filter(isEntry) : [];
  const country = rest.at(-1) ?? '';
  return {
    name: textOf(cv.name),
    label: textOf(cv.headline) ?? textOf(cv.label),
    email: firstOf(cv.email),
    phone: firstOf(cv.phone)?.replace(/^tel:/, ''),
    url: firstOf(cv.website),
    // Two letters are as often a state: CA is California and Canada.
    location: { city, countryCode: /^(?!UK)[A-Z]{2}$/.test(country) ? undefined : countryCode(country) },
    profiles: networks.map(({ network, username }) => {
      const profile = { network: textOf(network), username: textOf(username) };
      return { ...profile, url: addressOf(profile) ?? fediverse(profile.username) };
    }),
  };
}

/** `@ada@social.example` is a profile, too. */
const fediverse = (name = '') => name.replace(/^@([^@]+)@(.+)$/, 'https://$2/@$1').match(/^https:.*/)?.[0];

/** Without what is not said. */
function withoutNothing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNothing);
  if (!isEntry(value)) return value;
  const said = Object.entries(value).filter(([, one]) => one !== undefined && !isEmpty(one));
  return Object.fromEntries(said.map(([key, one]) => [key, withoutNothing(one)]));
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;
