import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { isInOrder } from '../../../content/schemas/shared.ts';
import { checkSize } from './check-size.ts';

const schema = createRequire(import.meta.url)('@jsonresume/schema/schema.json');

/** The fields of a JSON Resume (https://jsonresume.org/schema) that are used. */
export interface JsonResume {
  basics?: {
    name?: string;
    label?: string;
    email?: string;
    phone?: string;
    image?: string;
    url?: string;
    summary?: string;
    location?: { city?: string; region?: string; countryCode?: string; address?: string; postalCode?: string };
    profiles?: { network?: string; username?: string; url?: string }[];
  };
  work?: Work[];
  education?: Education[];
  skills?: { name?: string; level?: string; keywords?: string[] }[];
  languages?: { language?: string; fluency?: string }[];
  interests?: { name?: string; keywords?: string[] }[];
  certificates?: { name?: string; date?: string; issuer?: string; url?: string }[];
  projects?: ResumeProject[];
  volunteer?: object[];
  awards?: object[];
  publications?: object[];
  references?: object[];
}
export interface ResumeProject {
  name?: string;
  description?: string;
  highlights?: string[];
  keywords?: string[];
  startDate?: string;
  url?: string;
  roles?: string[];
  entity?: string;
}
export interface Work {
  name?: string;
  position?: string;
  location?: string;
  startDate?: string;
  endDate?: string;
  summary?: string;
  description?: string;
  highlights?: string[];
  /** Not in the schema, but allowed and written by some programs. */
  keywords?: string[];
}
interface Education {
  institution?: string;
  area?: string;
  studyType?: string;
  startDate?: string;
  endDate?: string;
}

/** Reads a JSON Resume and validates it; throws an Error with a line for each problem. */
export function readJsonResume(source: string): JsonResume {
  const resume = parse(source);
  // Before the schema, whose patterns are slow for long texts.
  throwProblems('this resume is too large', checkSize(resume));
  throwProblems('this is not a valid JSON Resume', problemsOf(resume));
  return trimTexts(resume) as JsonResume;
}

function throwProblems(title: string, problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(`${title}:\n${problems.map((line) => `  ${line}`).join('\n')}`);
}

/** The problems of a value as a JSON Resume, with their paths: `work.0.startDate: …`. */
export function problemsOf(resume: unknown): string[] {
  if (typeof resume !== 'object' || resume === null || Array.isArray(resume)) return ['the file: must be an object'];
  const parts = Object.keys(schema.properties).filter((part) => !/^(\$schema|meta)$/.test(part));
  if (!parts.some((part) => part in resume)) return [`the file: has none of ${parts.join(', ')}`];
  const ajv = new Ajv({ allErrors: true, strict: false });
  addFormats.default(ajv);
  const check = ajv.compile(schema);
  check(withoutEmptyTexts(resume));
  const problems = (check.errors ?? []).map(({ instancePath, message }) => `${pathOf(instancePath)}: ${message}`);
  return [...problems, ...invalidDates(resume, [])];
}

/** The schema accepts months up to 19, and days up to 39. */
function* invalidDates(value: unknown, path: readonly string[]): Iterable<string> {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* invalidDates(inner, [...path, key]);
    const { startDate: start, endDate: end } = value as Record<string, unknown>;
    if (typeof start === 'string' && typeof end === 'string' && !isInOrder({ start, end }))
      yield `${path.join('.')}.endDate: the end is before the start`;
  } else if (/^((start|end|release)D|d)ate$/.test(path.at(-1) ?? '') && typeof value === 'string') {
    const [, year, month, day = '01'] = /^(\d{4})-(\d\d)(?:-(\d\d))?/.exec(value) ?? [];
    if (month === undefined) return;
    if (Number(month) < 1 || Number(month) > 12) yield `${path.join('.')}: invalid month`;
    else if (new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() !== Number(day))
      yield `${path.join('.')}: invalid day`;
  }
}

function parse(source: string): unknown {
  try {
    // Some editors write a byte order mark.
    return JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`this is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** Removes empty texts, which templates leave in unused fields. */
function withoutEmptyTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => one !== '').map(withoutEmptyTexts);
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.entries(value).filter(([, one]) => one !== '');
  return Object.fromEntries(filled.map(([key, one]) => [key, withoutEmptyTexts(one)]));
}

function trimTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim();
  if (Array.isArray(value)) return value.map(trimTexts).filter((one) => one !== '');
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, trimTexts(one)] as const);
  return Object.fromEntries(entries.filter(([, one]) => one !== ''));
}

function pathOf(pointer: string): string {
  return pointer ? pointer.slice(1).replaceAll('/', '.') : 'the file';
}
