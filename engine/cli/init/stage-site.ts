import { setFields, setTexts } from '../../build/resume/import/edit-yaml.ts';
import { planImport } from '../../build/resume/import/plan.ts';
import type { ImportChoice, Plan } from '../../build/resume/import/plan-parts.ts';
import type { JsonResume } from '../../build/resume/import/read-json-resume.ts';
import { carryOut } from '../../build/resume/import/stage.ts';
import { acceptOwnTranslations } from '../../content/accept-translations.ts';
import type { Content } from '../../content/content.ts';
import { readContent } from '../../content/read-content.ts';
import { wordsFile } from '../../content/read-dictionaries.ts';
import type { Answers } from './answers.ts';
import { edit } from './fill-template.ts';
import { removeFallbackTexts } from './owner-words.ts';

export interface Staged extends Pick<Plan, 'taken' | 'left'> {
  fallback: string[];
}

/** Puts the resume and the answers into the content from `fillTemplate`; throws where it would be wrong. */
export async function stageSite(
  folder: string,
  languages: readonly string[],
  answers: Answers,
  resume: JsonResume | undefined,
  choice: ImportChoice,
): Promise<Staged> {
  const others = languages.slice(1);
  for (const code of others) acceptOwnTranslations(folder, code);
  const content = await readContent(folder);
  const plan = planImport(withAnswers(resume, answers), content, choice);
  carryOut(folder, plan, content);
  edit(folder, wordsFile(languages[0] ?? 'en'), (text) => withoutAnswered(text, plan.texts));
  await finish(folder, languages);
  const fallback = others.flatMap((code) => removeFallbackTexts(folder, code));
  for (const code of others) acceptOwnTranslations(folder, code);
  await readContent(folder);
  return { taken: resume ? plan.taken : [], left: resume ? plan.left : [], fallback: [...new Set(fallback)] };
}

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

/** Without the prompts for texts that the resume has. */
const withoutAnswered = (text: string, given: ReadonlyMap<string, unknown>) =>
  text.replace(/^# ✎ .*\n(?=(\w+):)/gm, (prompt, key: string) => (given.has(key) ? '' : prompt));

const tints = ['sea', 'jacaranda', 'marigold', 'rose'] as const;

async function finish(folder: string, languages: readonly string[]): Promise<void> {
  const { contact, site, projects } = await readContent(folder);
  const [mail, ...rest] = contact;
  const doors = site.socials.slice(0, 4).map(({ label, url, icon }, index) => ({
    ...{ kind: 'link', label, text: 'contact_profile_text', url, icon },
    tint: tints[index],
  }));
  const write = (file: string, path: string[], value: unknown) =>
    edit(folder, file, (text) => setFields(text, [{ path, value }]));
  if (doors.length > 0) write('contact.yaml', [], [mail, ...doors, ...rest]);
  // A text that is not used would be reported.
  else
    for (const code of languages)
      edit(folder, wordsFile(code), (text) => setTexts(text, new Map([['contact_profile_text', undefined]])));
  if (projects.length > 0) write('home.yaml', ['showcase'], showcaseOf(projects));
}

/** Two share a row: a wide one and a small one would leave a part of it empty. */
const showcaseOf = (projects: Content['projects']) =>
  projects.slice(0, 6).map(({ slug }, index) => ({
    ...{ kind: 'project', slug },
    ...((index === 0 || projects.length === 2) && { size: 'wide' }),
  }));
