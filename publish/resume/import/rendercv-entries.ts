import { dateOf, datesOf, type Entry, firstOf, isEntry, listOf, textOf } from './rendercv-values.ts';

/** A part of JSON Resume, and what an entry adds to it. */
type Place = [part: string, value: unknown];

/**
 * Finds where an entry of a section belongs in JSON Resume. Sections have names of the owner's: what an entry is shows
 * in its fields, and what has none in the section's title.
 * @param title the section's title in small letters
 */
export function placesOf(title: string, entry: unknown): Place[] {
  if (typeof entry === 'string') return [placeOfText(title, textOf(entry) ?? '')];
  if (!isEntry(entry)) return [];
  if ('company' in entry) return [placeOfJob(title, entry)];
  if ('institution' in entry) return [['education', readSchool(entry)]];
  if ('authors' in entry || 'journal' in entry) return [['publications', readPublication(entry)]];
  if ('label' in entry) return placesOfLine(title, textOf(entry.label), textOf(entry.details) ?? '');
  const line = firstOf(entry.bullet) ?? firstOf(entry.number) ?? firstOf(entry.reversed_number);
  if (line) return [named(title, line, {})];
  const summary = textOf(entry.summary);
  return [
    named(title, textOf(entry.name), { ...datesOf(entry), highlights: listOf(entry.highlights), description: summary }),
  ];
}

function placeOfText(title: string, text: string): Place {
  if (/summary|profile|about|objective/.test(title)) return ['summary', text];
  return isInterests(title) ? ['interests', { name: text }] : [partOf(title), { name: text }];
}

function placeOfJob(title: string, entry: Entry): Place {
  const work = {
    position: textOf(entry.position),
    location: textOf(entry.location),
    ...datesOf(entry),
    summary: textOf(entry.summary),
    highlights: listOf(entry.highlights),
  };
  const company = textOf(entry.company);
  return /volunt/.test(title)
    ? ['volunteer', { organization: company, ...work }]
    : ['work', { name: company, ...work }];
}

function readSchool(entry: Entry): Entry {
  return {
    institution: textOf(entry.institution),
    area: textOf(entry.area),
    studyType: textOf(entry.degree),
    ...datesOf(entry),
    courses: listOf(entry.highlights),
  };
}

function readPublication({ title, date, journal }: Entry): Entry {
  return { name: textOf(title), releaseDate: dateOf(date), publisher: textOf(journal) };
}

/** A label with its details: skills, languages, or a part of the owner's. */
function placesOfLine(title: string, label: string | undefined, details: string): Place[] {
  const words = details.split(/\s*[,;]\s*(?![^(]*\))/).filter(Boolean);
  if (/language/.test(title) && !/program/.test(title)) return [['languages', { language: label, fluency: details }]];
  if (isInterests(title)) return [['interests', { name: label, keywords: words }]];
  if (!/skill|technolog|tool|stack|program/.test(title)) return [named(title, label, { description: details })];
  const spoken = /^(spoken )?languages?$/i.test(label ?? '') && /native|fluent|\b[abc][12]\b/i.test(details);
  if (!spoken) return [['skills', { name: label, keywords: words }]];
  return words.map((word) => [
    'languages',
    { language: word.replace(/\s*\(.*/, ''), fluency: /\((.*)\)/.exec(word)?.[1] },
  ]);
}

const isInterests = (title: string) => /interest|hobb/.test(title);

function named(title: string, name: string | undefined, rest: Entry): Place {
  const part = partOf(title);
  return [part, { [part === 'awards' ? 'title' : 'name']: name, ...rest }];
}

/** The part of JSON Resume that a section's title speaks of; else the title itself, which is told as left out. */
function partOf(title: string): string {
  if (/project|open.?source/.test(title)) return 'projects';
  if (/award|honou?r|prize/.test(title)) return 'awards';
  if (/certif|licen/.test(title)) return 'certificates';
  if (/publication|talk|patent/.test(title)) return 'publications';
  return title.replaceAll(' ', '_');
}
