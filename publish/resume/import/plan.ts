import type { Content } from '../../../src/content/content.ts';
import { planBasics } from './plan-basics.ts';
import { planCareer } from './plan-career.ts';
import { planEducation } from './plan-education.ts';
import { planInterests } from './plan-interests.ts';
import { planLanguages } from './plan-languages.ts';
import { planProjects } from './plan-projects.ts';
import { planSkills } from './plan-skills.ts';
import type { JsonResume } from './read-json-resume.ts';

/** What an import would do. */
export interface Plan {
  /** Fields of content files with their new values: `content/site.yaml` `name`. */
  fields: { file: string; path: (string | number)[]; value: unknown }[];
  /** English texts by key. */
  texts: Map<string, string>;
  /** New files, by their path: nothing lies there yet. */
  files: Map<string, string>;
  /** What is taken, a line for each. */
  taken: string[];
  /** What is not, with the reason. */
  left: string[];
}

/** What the owner says beside the resume. */
export interface ImportChoice {
  /** IANA time zone: a resume has none. */
  timeZone?: string | undefined;
  /** True takes the telephone number, for everybody to read. */
  phone?: boolean | undefined;
}

/** What each part of the plan is made from. */
export interface PlanInput {
  resume: JsonResume;
  content: Content;
  choice: ImportChoice;
  plan: Plan;
  /** The English text of a key as it stands today. */
  english: (key: string | undefined) => string | undefined;
}

/** Parts of JSON Resume for which the site has no list: a page of one's own can tell them. */
const placeless = ['volunteer', 'awards', 'publications', 'references'] as const;

/** What JSON Resume has. */
const known = new Set<string>([
  ...['$schema', 'meta', 'basics', 'work', 'education', 'skills', 'languages', 'interests', 'certificates', 'projects'],
  ...placeless,
]);

/** Works out what an import would change, and what it leaves. */
export function planImport(resume: JsonResume, content: Content, choice: ImportChoice = {}): Plan {
  const plan: Plan = { fields: [], texts: new Map(), files: new Map(), taken: [], left: [] };
  const english = (key: string | undefined) => (key === undefined ? undefined : content.dictionaries.en?.[key]);
  const input = { resume, content, choice, plan, english };
  planBasics(input);
  planLanguages(input);
  planCareer(input, planSkills(input));
  planEducation(input);
  planInterests(input);
  planProjects(input);
  planTimeZone(input);
  for (const part of placeless) {
    const entries = resume[part] ?? [];
    if (entries.length > 0)
      plan.left.push(`${part} (${entries.length}): tell them on a page of your own, content/pages/${part}/en.mdx`);
  }
  for (const part of Object.keys(resume).filter((one) => !known.has(one)))
    plan.left.push(`${part}: no part of JSON Resume`);
  return plan;
}

function planTimeZone({ content, choice: { timeZone }, plan }: PlanInput): void {
  if (!timeZone) return;
  plan.fields.push({ file: 'content/resume.yaml', path: ['timeZone'], value: timeZone });
  if (timeZone !== content.resume.timeZone) plan.taken.push(`time zone: ${timeZone}`);
}

/** Tells what of some entries has no place. */
export function tellDropped(
  plan: Plan,
  part: string,
  entries: readonly object[],
  fields: Record<string, string>,
): void {
  for (const [field, reason] of Object.entries(fields)) {
    const found = entries.filter((entry) => field in entry).length;
    if (found > 0) plan.left.push(`${part}: ${field} (${found}): ${reason}`);
  }
}

/** `1 job`, `2 jobs`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
