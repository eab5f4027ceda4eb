import { joinWithCommas } from '../../content/languages/join-with-commas.ts';
import type { DisplayDate } from '../../i18n/display-date.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { ResumeData } from './resume-data.ts';
import { telephoneLink } from './telephone-link.ts';

/** A text with an optional link. */
export interface Piece {
  text: string;
  url?: string;
}

export interface Fact {
  /** Empty if the line needs no label. */
  label: string;
  pieces: Piece[];
}

/** A job, a project or a school. Unknown fields are empty. */
export interface Entry {
  title: Piece;
  note: string;
  text: string;
  tags: string;
  points: string[];
}

export interface Section {
  title: string;
  text: string;
  entries: Entry[];
  facts: Fact[];
}

/** The resume in reading order: the PDF, the Word file and the plain text are all written from it. */
export interface Outline {
  name: string;
  position: string;
  /** The key facts and the contact details. */
  facts: Fact[];
  sections: Section[];
}

export const separator = ' · ';

/** Orders the content of the resume under the headings that parsers recognise. */
export function outlineOf(resume: ResumeData, t: Translate, language: string): Outline {
  const { name, since, email, phone, home, profiles } = resume;
  const position = joinParts(resume.position, since);
  const facts: Fact[] = [
    ...resume.facts.map(({ label, texts }) => ({ label, pieces: texts.map((text) => ({ text })) })),
    {
      label: t('footer_contact'),
      pieces: [
        { text: email, url: `mailto:${email}` },
        ...(phone ? [{ text: phone, url: telephoneLink(phone) }] : []),
        ...[home, ...profiles.map(({ url }) => url)].map((url) => ({ text: shownAddress(url), url })),
      ],
    },
  ];
  const sections = [
    { ...section(t('resume_heading_summary')), text: resume.summary ?? '' },
    { ...section(t('resume_heading_career')), entries: jobEntries(resume, t, language) },
    {
      ...section(t('resume_projects')),
      entries: resume.projects.map(({ title, description, live, tags }) => ({
        title: { text: title, ...(live && { url: live }) },
        note: '',
        text: description,
        tags: tags.join(separator),
        points: [],
      })),
    },
    {
      ...section(t('resume_heading_skills')),
      facts: resume.skills.map(({ title, names }) => ({
        label: title,
        pieces: [{ text: joinWithCommas(names, language) }],
      })),
    },
    {
      ...section(t('resume_heading_education')),
      entries: resume.education.map((school) => ({
        title: { text: school.title },
        note: joinParts(school.place, periodText(school.start, school.end, t)),
        text: '',
        tags: '',
        points: [],
      })),
    },
  ];
  return {
    name,
    position,
    facts,
    sections: sections.filter(({ text, entries, facts }) => text || entries.length + facts.length > 0),
  };
}

const section = (title: string): Section => ({ title, text: '', entries: [], facts: [] });

const joinParts = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(separator);

const jobEntries = ({ jobs }: ResumeData, t: Translate, language: string): Entry[] =>
  jobs.map(({ position, company, location, start, end, description = '', responsibilities }) => ({
    title: { text: position },
    note: joinParts(joinWithCommas([company, location], language), periodText(start, end, t)),
    text: description,
    tags: '',
    points: responsibilities,
  }));

/** From month to month or to the present; only the end if the start is unknown, empty if both are unknown. */
function periodText(start: DisplayDate | null, end: DisplayDate | null, t: Translate): string {
  if (!start && !end) return '';
  return [start?.text, end?.text ?? t('present')].filter(Boolean).join(' – ');
}

/** An address as it is printed: without `https://`, and without a slash at its end. */
export const shownAddress = (url: string): string => url.replace(/^https?:\/\/|\/$/g, '');

/** A fact on one line, without the addresses of its links. */
export const factText = ({ label, pieces }: Fact): string => {
  const text = pieces.map(({ text }) => text).join(separator);
  return label ? `${label}: ${text}` : text;
};

/** All texts of an outline, in its order. */
export function textsOf({ name, position, facts, sections }: Outline): string[] {
  return [
    name,
    position,
    ...facts.map(factText),
    ...sections.flatMap(({ title, text, entries, facts: lines }) => [
      title,
      text,
      ...entries.flatMap((entry) => [entry.title.text, entry.note, entry.text, entry.tags, ...entry.points]),
      ...lines.map(factText),
    ]),
  ].filter(Boolean);
}
