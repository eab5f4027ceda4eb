import { readFileSync } from 'node:fs';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { theme } from '../../src/content/theme/theme.ts';
import { tagOf } from '../../src/i18n/languages.ts';
import type { PageSource } from '../../src/pages/page-data.ts';
import { telephoneLink } from '../../src/pages/resume/telephone-link.ts';
import { makeResumeFont } from './fonts.ts';
import { lackingCharacters } from './lacking-characters.ts';
import { periodText } from './period-text.ts';
import { listTexts, type ResumeSource } from './resume-source.ts';

const template = readFileSync(new URL('template.typ', import.meta.url), 'utf8');

/** Sizes of the text in points, best first: the largest with which a resume fits on one page is taken. */
const sizes = [9.6, 9.2, 8.8, 8.4] as const;

const { palette, beads, tints } = theme;

/** The theme's colours by day, as the template names them. */
const colours = {
  ...beads,
  aqua: tints.sea,
  ink: palette.ink.day,
  muted: palette.muted.day,
  accentInk: palette.accentInk.day,
  link: palette.link.day,
};

/** PDF/UA-1 (ISO 14289-1), and no time of day. */
const standard = { pdfStandard: 'ua-1', creationTimestamp: 0 } as const;

/**
 * Sets the resumes of some languages: tagged, PDF/UA-1 (ISO 14289-1), with language, title and author, and
 * without anything that differs between two builds.
 * @param root the project's folder, for messages
 * @returns one PDF for each source, in their order
 * @throws ContentError where the font lacks a character, what the typesetter says where the template does not fit
 */
export async function makePdfs(root: string, sources: readonly ResumeSource[]): Promise<Buffer[]> {
  const printed = sources.map((source) => withoutEmoji(printedResume(source)));
  const font = await makeResumeFont(printed.flatMap(listTexts));
  if (font.lacking.length > 0) throw lackingCharacters(font.lacking, root, sources);
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: font.files }] });
  return printed.map((resume) => {
    const set = (size: number, columns: number) => {
      const inputs = { resume: JSON.stringify({ ...resume, fonts: font.families, colours, size, columns }) };
      const { result } = compiler.compile({ mainFileContent: template, inputs });
      if (!result) throw new Error(`the resume in ${resume.language} cannot be set`);
      return result;
    };
    const columns = Math.max(1, Math.min(2, resume.jobs.length));
    for (const size of sizes) {
      const document = set(size, columns);
      if (document.numOfPages === 1) return compiler.pdf(document, standard);
    }
    // Columns that run over several pages would be read across.
    return compiler.pdf(set(sizes[0], 1), standard);
  });
}

/** An emoji with the space before it. Signs that are letters' companions are none, though Unicode counts them in. */
const emoji = /\s*(?:\p{RGI_Emoji}|(?![©®™])\p{Extended_Pictographic})/gv;

/** Takes the emoji out of every text: they decorate, and the font has none. A letter that it lacks stops the build. */
function withoutEmoji<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replace(emoji, '') as Value;
  if (Array.isArray(value)) return value.map(withoutEmoji) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutEmoji(inner)])) as Value;
}

/** What the template prints. */
function printedResume({ source, resume, qr }: ResumeSource) {
  const { language, t } = source;
  const locale = new Intl.Locale(tagOf(language));
  return {
    ...resume,
    language: locale.language,
    region: locale.region ?? null,
    title: `${resume.name}: ${t('resume_title')}`,
    qr: { svg: qr, alt: resume.qr.alt },
    links: [
      ...(resume.phone ? [{ url: telephoneLink(resume.phone), text: resume.phone }] : []),
      ...[resume.home, ...resume.profiles.map(({ url }) => url)].map(shortLink),
    ],
    availability: resume.availability ?? '',
    projects: resume.projects.map(({ title, description, live, tags }) => ({
      title,
      description,
      url: live ?? '',
      tags,
    })),
    jobs: resume.jobs.map(({ company, location, position, description, start, end, responsibilities }) => ({
      position,
      where: location ? `${company}, ${location}` : company,
      period: periodText(start, end, t),
      description: description ?? '',
      responsibilities,
    })),
    skills: resume.skills.map(({ name, note }) => ({ name, note })),
    education: resume.education.map(({ title, place, start, end }) => ({
      title,
      place,
      period: periodText(start, end, t),
    })),
    labels: labelsOf(
      source,
      resume.alsoIn,
      resume.skills.some(({ shown }) => shown > 0),
    ),
  };
}

const shortLink = (url: string) => ({ url, text: url.replace(/^https?:\/\/|\/$/g, '') });

function labelsOf({ t }: PageSource, alsoIn: readonly string[], someShown: boolean) {
  return {
    scan: t('resume_qr_text'),
    place: t('resume_place'),
    languages: t('resume_languages'),
    alsoIn: alsoIn.length > 0 ? t('resume_languages_site', { languages: alsoIn.join(', ') }) : '',
    availability: t('resume_availability'),
    contact: t('footer_contact'),
    projects: t('resume_projects'),
    career: t('career_title'),
    skills: t('skills_title'),
    skillsNote: someShown ? t('resume_skills_note') : '',
    education: t('about_education_title'),
  };
}
