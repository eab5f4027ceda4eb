import { applyPlan } from '../../build/resume/import/apply-plan.ts';
import { setFields, setTexts } from '../../build/resume/import/edit-yaml.ts';
import { planImport } from '../../build/resume/import/plan.ts';
import type { ImportChoice, Plan } from '../../build/resume/import/plan-parts.ts';
import type { JsonResume } from '../../build/resume/import/read-json-resume.ts';
import type { Content } from '../../content/content.ts';
import { readContent } from '../../content/read-content.ts';
import { wordsFile } from '../../content/texts/read-dictionaries.ts';
import { acceptOwnTranslations } from '../../content/translations/accept-translations.ts';
import type { Answers } from './answers.ts';
import { editFile } from './fill-template.ts';
import { removeFallbackTexts } from './owner-words.ts';

export interface Staged extends Pick<Plan, 'imported' | 'skipped'> {
  fallback: string[];
}

/** Puts the resume and the answers into the content from `fillTemplate`; throws if the result is invalid. */
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
  applyPlan(folder, plan, content);
  editFile(folder, wordsFile(languages[0] ?? 'en'), (text) => withoutAnswered(text, plan.texts));
  await finishContent(folder, languages);
  const fallback = others.flatMap((code) => removeFallbackTexts(folder, code));
  for (const code of others) acceptOwnTranslations(folder, code);
  await readContent(folder);
  return {
    imported: resume ? plan.imported : [],
    skipped: resume ? plan.skipped : [],
    fallback: [...new Set(fallback)],
  };
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

/** Removes the prompts for texts that the resume has. */
const withoutAnswered = (text: string, given: ReadonlyMap<string, unknown>) =>
  text.replace(/^# ✎ .*\n(?=(\w+):)/gm, (prompt, key: string) => (given.has(key) ? '' : prompt));

const tints = ['sea', 'jacaranda', 'marigold', 'rose'] as const;

async function finishContent(folder: string, languages: readonly string[]): Promise<void> {
  const { contact, site, projects } = await readContent(folder);
  const [mail, ...rest] = contact;
  const profileLinks = site.socials.slice(0, 4).map(({ label, url, icon }, index) => ({
    ...{ kind: 'link', label, text: 'contact_profile_text', url, icon },
    tint: tints[index],
  }));
  const write = (file: string, path: string[], value: unknown) =>
    editFile(folder, file, (text) => setFields(text, [{ path, value }]));
  if (profileLinks.length > 0) write('contact.yaml', [], [mail, ...profileLinks, ...rest]);
  // Checks would report an unused text.
  else
    for (const code of languages)
      editFile(folder, wordsFile(code), (text) => setTexts(text, new Map([['contact_profile_text', undefined]])));
  if (projects.length > 0) write('home.yaml', ['showcase'], showcaseOf(projects));
}

/** Two projects share a row: a wide and a small one would leave a part of the row empty. */
const showcaseOf = (projects: Content['projects']) =>
  projects.slice(0, 6).map(({ slug }, index) => ({
    ...{ kind: 'project', slug },
    ...((index === 0 || projects.length === 2) && { size: 'wide' }),
  }));
