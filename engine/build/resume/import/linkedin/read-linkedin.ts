import { z } from 'zod';
import { countryCode } from '../../../../content/languages/countries.ts';
import { networkOf } from '../networks.ts';
import type { JsonResume, Work } from '../read-json-resume.ts';
import { readDate } from './read-date.ts';
import { type Row, readTables, type Tables } from './read-tables.ts';

const tableNames = [
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
  skipped: string[];
}

/** Reads LinkedIn’s data export, a zip file or its unpacked folder, as a JSON Resume; throws where it is unreadable. */
export function readLinkedIn(path: string): LinkedInResume {
  const { tables, others } = readTables(path, tableNames);
  const skipped: string[] = [];
  const resume: JsonResume = {
    basics: basicsOf(tables, skipped),
    work: rowsOf(tables, 'positions').map((row, index) => jobOf(row, `Positions.csv, row ${index + 1}`, skipped)),
    education: rowsOf(tables, 'education').map((row, index) => {
      const where = `Education.csv, row ${index + 1}`;
      skipColumns(row, ['Notes', 'Activities'], where, skipped);
      return {
        institution: row['School Name'],
        studyType: row['Degree Name'],
        startDate: dateOf(row, ['Start Date', 'Started On'], where, skipped),
        endDate: dateOf(row, ['End Date', 'Finished On'], where, skipped),
      };
    }),
    skills: rowsOf(tables, 'skills').map((row) => ({ name: withoutQualifier(row.Name ?? row.Skill) })),
    languages: rowsOf(tables, 'languages').map((row) => ({ language: row.Name, fluency: row.Proficiency })),
    certificates: rowsOf(tables, 'certifications').map((row, index) => {
      const where = `Certifications.csv, row ${index + 1}`;
      skipColumns(row, ['Finished On', 'License Number'], where, skipped);
      return {
        name: row.Name,
        issuer: row.Authority,
        url: addressOf(row.Url),
        date: dateOf(row, ['Started On'], where, skipped),
      };
    }),
    projects: rowsOf(tables, 'projects').map((row, index) => {
      const where = `Projects.csv, row ${index + 1}`;
      skipColumns(row, ['Finished On'], where, skipped);
      return {
        name: row.Title,
        ...textOf(row.Description, 'description'),
        url: addressOf(row.Url),
        startDate: dateOf(row, ['Started On'], where, skipped),
      };
    }),
    volunteer: rowsOf(tables, 'volunteering').map((row) => ({ organization: row['Company Name'], position: row.Role })),
    awards: rowsOf(tables, 'honors').map((row) => ({ title: row.Title })),
    publications: rowsOf(tables, 'publications').map((row) => ({ name: row.Name })),
  };
  if (others.length > 0)
    skipped.push(
      `${others.slice(0, 5).join(', ')}${others.length > 5 ? ` and ${others.length - 5} more files` : ''}: not part of a resume`,
    );
  return { resume: withoutEmptyValues(resume) as JsonResume, skipped };
}

function skipColumns(row: Row, columns: readonly string[], where: string, skipped: string[]): void {
  skipped.push(...columns.filter((column) => row[column]).map((column) => `${where}: ${column}`));
}

const rowsOf = (tables: Tables, name: string): readonly Row[] => tables.get(name) ?? [];

function basicsOf(tables: Tables, skipped: string[]): JsonResume['basics'] {
  const profile = rowsOf(tables, 'profile')[0] ?? {};
  const emails = rowsOf(tables, 'email addresses');
  const email = (emails.find((row) => row.Primary?.toLowerCase() === 'yes') ?? emails[0])?.['Email Address'];
  const [url, ...profiles] = websitesOf(profile.Websites);
  const handle = /\w+/.exec(profile['Twitter Handles'] ?? '')?.[0];
  const unused = ['Maiden Name', 'Address', 'Birth Date', 'Zip Code', 'Instant Messengers', 'Industry'];
  skipColumns(profile, unused, 'Profile.csv', skipped);
  return {
    name: [profile['First Name'], profile['Last Name']].filter(Boolean).join(' '),
    label: roleOf(profile.Headline, rowsOf(tables, 'positions'), skipped),
    email: z.email().safeParse(email).success ? email : undefined,
    phone: rowsOf(tables, 'phonenumbers').find((row) => row.Number)?.Number,
    url,
    summary: profile.Summary,
    location: placeOf(profile['Geo Location'], skipped),
    profiles: [
      ...profiles.map((one) => ({ network: networkOf(one), url: one })),
      ...(handle ? [{ network: 'X', username: handle, url: `https://x.com/${handle}` }] : []),
    ],
  };
}

/** A headline often has more than a job title, `Engineer at Looms | Go, SQL`, and would be on every page. */
function roleOf(headline: string | undefined, jobs: readonly Row[], skipped: string[]): string | undefined {
  const first = headline?.split(/\s*[|•]\s*|\s+[·–—]\s+/)[0];
  const job = jobs.find((row) => !row['Finished On'] && row['Company Name'] && first?.includes(row['Company Name']));
  const role = job?.Title || first;
  if (role !== headline) skipped.push(`Profile.csv, Headline: “${headline}” is shortened to “${role}”`);
  return role;
}

/** `Python (Programming Language)` is Python; an abbreviation stays, as in `Amazon Web Services (AWS)`. */
const withoutQualifier = (name: string | undefined): string | undefined =>
  name?.replace(/(?<=\S)\s+\((?!\p{Lu}[\p{Lu}\d+./-]*\)$)[^()]+\)$/u, '');

const websitesOf = (text = ''): string[] =>
  (text.match(/https?:\/\/[^\s,\]]+/g) ?? []).filter((address) => URL.canParse(address));

/** `Malmö, Skåne County, Sweden`; LinkedIn also writes areas such as `Greater Malmö Metropolitan Area`. */
function placeOf(text: string | undefined, skipped: string[]): NonNullable<JsonResume['basics']>['location'] {
  if (!text) return undefined;
  const parts = text.split(',').map((part) => part.trim());
  const country = countryCode(parts.at(-1) ?? '');
  if (!country || parts.length < 2) {
    skipped.push(`Profile.csv, Geo Location: ${text} has no known country`);
    return undefined;
  }
  return { city: parts[0], region: parts.slice(1, -1).join(', '), countryCode: country };
}

function jobOf(row: Row, where: string, skipped: string[]): Work {
  return {
    name: row['Company Name'],
    position: row.Title,
    location: row.Location,
    ...textOf(row.Description, 'summary'),
    startDate: dateOf(row, ['Started On'], where, skipped),
    endDate: dateOf(row, ['Finished On'], where, skipped),
  };
}

function dateOf(row: Row, columns: readonly string[], where: string, skipped: string[]): string | undefined {
  const text = columns.map((column) => row[column]).find(Boolean);
  const date = text && readDate(text);
  if (text && !date) skipped.push(`${where}: ${text} is not in a known date format`);
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
function withoutEmptyValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyValues).filter((one) => one !== undefined);
  if (typeof value !== 'object' || value === null) return value === '' ? undefined : value;
  const entries = Object.entries(value).map(([key, one]) => [key, withoutEmptyValues(one)] as const);
  const filled = entries.filter(([, one]) => one !== undefined && !(Array.isArray(one) && one.length === 0));
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}
