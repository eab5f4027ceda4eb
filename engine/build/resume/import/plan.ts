import type { Content } from '../../../content/content.ts';
import { sourceWords } from '../../../content/source-language.ts';
import { planBasics } from './plan-basics.ts';
import { planCareer } from './plan-career.ts';
import { planEducation } from './plan-education.ts';
import { planInterests } from './plan-interests.ts';
import { planLanguages } from './plan-languages.ts';
import type { ImportChoice, Plan, PlanInput } from './plan-parts.ts';
import { planProjects } from './plan-projects.ts';
import { planSkills } from './plan-skills.ts';
import type { JsonResume } from './read-json-resume.ts';

/** Parts of JSON Resume for which the site has no list; an own page can contain them. */
const placeless = ['volunteer', 'awards', 'publications', 'references'] as const;

const known = new Set<string>([
  ...['$schema', 'meta', 'basics', 'work', 'education', 'skills', 'languages', 'interests', 'certificates', 'projects'],
  ...placeless,
]);

/** What an import would change, and what of the resume it leaves. Nothing is written to disk. */
export function planImport(resume: JsonResume, content: Content, choice: ImportChoice = {}): Plan {
  const plan: Plan = { fields: [], texts: new Map(), files: new Map(), taken: [], left: [] };
  const words = sourceWords(content);
  const said = (key: string | undefined) => (key === undefined ? undefined : words[key]);
  const input = { resume, content, choice, plan, said };
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
      plan.left.push(
        `${part} (${entries.length}): tell them on a page of your own, pages/${part}/${content.site.languages[0]?.code}.mdx`,
      );
  }
  for (const part of Object.keys(resume).filter((one) => !known.has(one)))
    plan.left.push(`${part}: no part of JSON Resume`);
  return plan;
}

function planTimeZone({ content, choice: { timeZone }, plan }: PlanInput): void {
  if (!timeZone) return;
  plan.fields.push({ file: 'resume.yaml', path: ['timeZone'], value: timeZone });
  if (timeZone !== content.resume.timeZone) plan.taken.push(`time zone: ${timeZone}`);
}
