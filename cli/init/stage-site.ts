import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setFields, setTexts } from '../../publish/resume/import/edit-yaml.ts';
import { formatFiles } from '../../publish/resume/import/format-file.ts';
import { planImport } from '../../publish/resume/import/plan.ts';
import type { ImportChoice, Plan } from '../../publish/resume/import/plan-parts.ts';
import type { JsonResume } from '../../publish/resume/import/read-json-resume.ts';
import { carryOut } from '../../publish/resume/import/stage.ts';
import type { Content } from '../../src/content/content.ts';
import { acceptOwnTranslations } from '../../src/content/ledger.ts';
import { readContent } from '../../src/content/read-content.ts';
import { wordsFile } from '../../src/content/read-dictionaries.ts';
import type { Answers } from './answers.ts';
import { edit, fillTemplate } from './fill-template.ts';
import { filesIn, takeOutBorrowed, writeSpelling } from './owner-words.ts';

/** A content that is ready, and what of the resume it has. */
export interface Staged extends Pick<Plan, 'taken' | 'left'> {
  /** Every file below `content/`, by its path from the root. */
  files: Map<string, string>;
  /** Texts that other languages show in English. */
  borrowed: string[];
}

/**
 * Makes a content from the answers and the resume, checks it, and reads it back.
 * @param folder where it is made; the folder is taken away again
 * @throws ContentError where it would be wrong
 */
export async function stageSite(
  folder: string,
  answers: Answers,
  resume: JsonResume | undefined,
  choice: ImportChoice,
): Promise<Staged> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    const languages = fillTemplate(folder, answers);
    const others = languages.filter((code) => code !== 'en');
    for (const code of others) acceptOwnTranslations(folder, code);
    const content = await readContent(folder);
    const plan = planImport(withAnswers(resume, answers), content, choice);
    carryOut(folder, plan, content);
    await finish(folder, languages);
    const borrowed = others.flatMap((code) => takeOutBorrowed(folder, code));
    for (const code of others) acceptOwnTranslations(folder, code);
    writeSpelling(folder, [answers.name, answers.role, ...Object.values(answers.place)]);
    formatFiles(folder, filesIn(folder));
    await readContent(folder);
    const files = new Map(filesIn(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
    return { taken: resume ? plan.taken : [], left: resume ? plan.left : [], files, borrowed: [...new Set(borrowed)] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The resume, in which the answers have the last word. The address and the time zone stand in the content already. */
function withAnswers(resume: JsonResume = {}, { name, role, email, place, profiles }: Answers): JsonResume {
  const { url: _url, location, ...basics } = resume.basics ?? {};
  const { city, region, country } = place;
  const { address, postalCode } = location ?? {};
  const where = { city, countryCode: country, ...(region && { region }) };
  return {
    ...resume,
    basics: {
      ...basics,
      ...{ name, label: role, email, profiles },
      location: { ...where, ...(address && { address }), ...(postalCode && { postalCode }) },
    },
  };
}

const tints = ['sea', 'jacaranda', 'marigold', 'rose'] as const;

/** What the pages show of what was imported: doors to the profiles, the projects in the showcase. */
async function finish(folder: string, languages: readonly string[]): Promise<void> {
  const { contact, site, projects } = await readContent(folder);
  const [mail, ...rest] = contact;
  const doors = site.socials.slice(0, 4).map(({ label, url, icon }, index) => ({
    ...{ kind: 'link', label, text: 'contact_profile_text', url, icon },
    tint: tints[index],
  }));
  const write = (file: string, path: string[], value: unknown) =>
    edit(folder, file, (text) => setFields(text, [{ path, value }]));
  if (doors.length > 0) write('content/contact.yaml', [], [mail, ...doors, ...rest]);
  // A text that nothing names would be told as left over.
  else
    for (const code of languages)
      edit(folder, wordsFile(code), (text) => setTexts(text, new Map([['contact_profile_text', undefined]])));
  if (projects.length > 0) write('content/home.yaml', ['showcase'], showcaseOf(projects));
}

const showcaseOf = (projects: Content['projects']) =>
  projects.slice(0, 6).map(({ slug }, index) => ({ kind: 'project', slug, ...(index === 0 && { size: 'wide' }) }));
