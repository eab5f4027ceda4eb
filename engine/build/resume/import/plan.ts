import type { Content } from '../../../content/content.ts';
import { sourceWords } from '../../../content/languages/source-language.ts';
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
const partsWithoutList = ['volunteer', 'awards', 'publications', 'references'] as const;

const known = new Set<string>([
  ...['$schema', 'meta', 'basics', 'work', 'education', 'skills', 'languages', 'interests', 'certificates', 'projects'],
  ...partsWithoutList,
]);

/** Plans what an import changes, and which parts of the resume it leaves out. Nothing is written to disk. */
export function planImport(resume: JsonResume, content: Content, choice: ImportChoice = {}): Plan {
  const plan: Plan = { fields: [], texts: new Map(), files: new Map(), imported: [], skipped: [] };
  const words = sourceWords(content);
  const textOf = (key: string | undefined) => (key === undefined ? undefined : words[key]);
  const input = { resume, content, choice, plan, textOf };
  planBasics(input);
  planLanguages(input);
  planCareer(input, planSkills(input));
  planEducation(input);
  planInterests(input);
  planProjects(input);
  planTimeZone(input);
  for (const part of partsWithoutList) {
    const entries = resume[part] ?? [];
    if (entries.length > 0)
      plan.skipped.push(
        `${part} (${entries.length}): describe them on your own page, pages/${part}/${content.site.languages[0]?.code}.mdx`,
      );
  }
  for (const part of Object.keys(resume).filter((one) => !known.has(one)))
    plan.skipped.push(`${part}: not a part of JSON Resume`);
  return plan;
}

function planTimeZone({ content, choice: { timeZone }, plan }: PlanInput): void {
  if (!timeZone) return;
  plan.fields.push({ file: 'resume.yaml', path: ['timeZone'], value: timeZone });
  if (timeZone !== content.resume.timeZone) plan.imported.push(`time zone: ${timeZone}`);
}
