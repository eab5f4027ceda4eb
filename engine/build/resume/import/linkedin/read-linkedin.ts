import { z } from 'zod';
import { countryCode } from '../../../../content/countries.ts';
import { networkOf } from '../networks.ts';
import type { JsonResume, Work } from '../read-json-resume.ts';
import { readDate } from './read-date.ts';
import { type Row, readTables, type Tables } from './read-tables.ts';

const wanted = [
  'profile',
  'email addresses',
  'phonenumbers',
  'positions',
  'education',
  'skills',
  'certifications',
  'languages',
  'projects',
  'volunteering',
  'honors',
  'publications',
];

export interface LinkedInResume {
  resume: JsonResume;
  /** What was skipped, one per line. */
  left: string[];
}

/** Reads LinkedIn’s data export, a zip file or its unpacked folder, as a JSON Resume; throws where it is unreadable. */
export function readLinkedIn(path: string): LinkedInResume {
  const { tables, others } = readTables(path, wanted);
  const left: string[] = [];
  const resume: JsonResume = {
    basics: basicsOf(tables, left),
    work: rowsOf(tables, 'positions').map((row, index) => jobOf(row, `Positions.csv, row ${index + 1}`, left)),
    education: rowsOf(tables, 'education').map((row, index) => {
      const where = `Education.csv, row ${index + 1}`;
      skipColumns(row, ['Notes', 'Activities'], where, left);
      return {
        institution: row['School Name'],
        studyType: row['Degree Name'],
        startDate: dateOf(row, ['Start Date', 'Started On'], where, left),
        endDate: dateOf(row, ['End Date', 'Finished On'], where, left),
      };
    }),
    skills: rowsOf(tables, 'skills').map((row) => ({ name: bareSkill(row.Name ?? row.Skill) })),
    languages: rowsOf(tables, 'languages').map((row) => ({ language: row.Name, fluency: row.Proficiency })),
    certificates: rowsOf(tables, 'certifications').map((row, index) => {
      const where = `Certifications.csv, row ${index + 1}`;
      skipColumns(row, ['Finished On', 'License Number'], where, left);
      return {
        name: row.Name,
        issuer: row.Authority,
        url: addressOf(row.Url),
        date: dateOf(row, ['Started On'], where, left),
      };
    }),
    projects: rowsOf(tables, 'projects').map((row, index) => {
      const where = `Projects.csv, row ${index + 1}`;
      skipColumns(row, ['Finished On'], where, left);
      return {
        name: row.Title,
        ...textOf(row.Description, 'description'),
        url: addressOf(row.Url),
        startDate: dateOf(row, ['Started On'], where, left),
      };
    }),
    volunteer: rowsOf(tables, 'volunteering').map((row) => ({ organization: row['Company Name'], position: row.Role })),
    awards: rowsOf(tables, 'honors').map((row) => ({ title: row.Title })),
    publications: rowsOf(tables, 'publications').map((row) => ({ name: row.Name })),
  };
  if (others.length > 0)
    left.push(
      `${others.slice(0, 5).join(', ')}${others.length > 5 ? ` and ${others.length - 5} more files` : ''}: no part of a resume`,
    );
  return { resume: withoutNothing(resume) as JsonResume, left };
}

function skipColumns(row: Row, columns: readonly string[], where: string, left: string[]): void {
  left.push(...columns.filter((column) => row[column]).map((column) => `${where}: ${column}`));
}

const rowsOf = (tables: Tables, name: string): readonly Row[] => tables.get(name) ?? [];

function basicsOf(tables: Tables, left: string[]): JsonResume['basics'] {
  const profile = rowsOf(tables, 'profile')[0] ?? {};
  const emails = rowsOf(tables, 'email addresses');
  const email = (emails.find((row) => row.Primary?.toLowerCase() === 'yes') ?? emails[0])?.['Email Address'];
  const [url, ...profiles] = websitesOf(profile.Websites);
  const handle = /\w+/.exec(profile['Twitter Handles'] ?? '')?.[0];
  const unused = ['Maiden Name', 'Address', 'Birth Date', 'Zip Code', 'Instant Messengers', 'Industry'];
  skipColumns(profile, unused, 'Profile.csv', left);
  return {
    name: [profile['First Name'], profile['Last Name']].filter(Boolean).join(' '),
    label: roleOf(profile.Headline, rowsOf(tables, 'positions'), left),
    email: z.email().safeParse(email).success ? email : undefined,
    phone: rowsOf(tables, 'phonenumbers').find((row) => row.Number)?.Number,
    url,
    summary: profile.Summary,
    location: placeOf(profile['Geo Location'], left),
    profiles: [
      ...profiles.map((one) => ({ network: networkOf(one), url: one })),
      ...(handle ? [{ network: 'X', username: handle, url: `https://x.com/${handle}` }] : []),
    ],
  };
}

/** A headline often says more than the trade, `Engineer at Looms | Go, SQL`, which would be on every page. */
function roleOf(headline: string | undefined, jobs: readonly Row[], left: string[]): string | undefined {
  const first = headline?.split(/\s*[|•]\s*|\s+[·–—]\s+/)[0];
  const job = jobs.find((row) => !row['Finished On'] && row['Company Name'] && first?.includes(row['Company Name']));
  const role = job?.Title || first;
  if (role !== headline) left.push(`Profile.csv, Headline: of “${headline}” only “${role}” is taken`);
  return role;
}

/** `Python (Programming Language)` is Python; an abbreviation stays, as in `Amazon Web Services (AWS)`. */
const bareSkill = (name: string | undefined): string | undefined =>
  name?.replace(/(?<=\S)\s+\((?!\p{Lu}[\p{Lu}\d+./-]*\)$)[^()]+\)$/u, '');

const websitesOf = (text = ''): string[] =>
  (text.match(/https?:\/\/[^\s,\]]+/g) ?? []).filter((address) => URL.canParse(address));

/** `Malmö, Skåne County, Sweden`; LinkedIn also writes areas such as `Greater Malmö Metropolitan Area`. */
function placeOf(text: string | undefined, left: string[]): NonNullable<JsonResume['basics']>['location'] {
  if (!text) return undefined;
  const parts = text.split(',').map((part) => part.trim());
  const country = countryCode(parts.at(-1) ?? '');
  if (!country || parts.length < 2) {
    left.push(`Profile.csv, Geo Location: ${text} names no country`);
    return undefined;
  }
  return { city: parts[0], region: parts.slice(1, -1).join(', '), countryCode: country };
}

function jobOf(row: Row, where: string, left: string[]): Work {
  return {
    name: row['Company Name'],
    position: row.Title,
    location: row.Location,
    ...textOf(row.Description, 'summary'),
    startDate: dateOf(row, ['Started On'], where, left),
    endDate: dateOf(row, ['Finished On'], where, left),
  };
}

function dateOf(row: Row, columns: readonly string[], where: string, left: string[]): string | undefined {
  const text = columns.map((column) => row[column]).find(Boolean);
  const date = text && readDate(text);
  if (text && !date) left.push(`${where}: ${text} is not a date that can be read`);
  return date;
}

const addressOf = (text: string | undefined): string | undefined =>
  text && /^https?:\/\//.test(text) && URL.canParse(text) ? text : undefined;

const bullet = /^\s*[•·▪‣◦*–-]\s+/;

function textOf<Name extends 'summary' | 'description'>(text: string | undefined, name: Name) {
  const lines = (text ?? '').split(/\r?\n/);
  return {
    [name]: lines
      .filter((line) => !bullet.test(line))
      .join('\n')
      .trim(),
    highlights: lines.filter((line) => bullet.test(line)).map((line) => line.replace(bullet, '').trim()),
  } as Record<Name, string> & { highlights: string[] };
}

/** Removes empty texts and keys without a value. */
function withoutNothing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNothing).filter((one) => one !== undefined);
  if (typeof value !== 'object' || value === null) return value === '' ? undefined : value;
  const entries = Object.entries(value).map(([key, one]) => [key, withoutNothing(one)] as const);
  const filled = entries.filter(([, one]) => one !== undefined && !(Array.isArray(one) && one.length === 0));
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}
