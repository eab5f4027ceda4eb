import type { Content } from '../../../src/content/content.ts';
import { planBasics } from './plan-basics.ts';
import { planCareer, planEducation } from './plan-career.ts';
import { planSkills } from './plan-skills.ts';
import type { JsonResume } from './read-json-resume.ts';

/** What an import would do. */
export interface Plan {
  /** Fields of content files with their new values: `content/site.yaml` `name`. */
  fields: { file: string; path: (string | number)[]; value: unknown }[];
  /** English texts by key. */
  texts: Map<string, string>;
  /** What is taken, a line for each. */
  taken: string[];
  /** What is not, with the reason. */
  left: string[];
}

/** What each part of the plan is made from. */
export interface PlanInput {
  resume: JsonResume;
  content: Content;
  plan: Plan;
  /** The English text of a key as it stands today. */
  english: (key: string | undefined) => string | undefined;
}

/** Parts of JSON Resume for which the site has no place. */
const placeless = ['volunteer', 'awards', 'certificates', 'publications', 'interests', 'references', 'projects'];
const placelessBasics = ['image', 'phone'];

/** Works out what an import would change, and what it leaves. */
export function planImport(resume: JsonResume, content: Content): Plan {
  const plan: Plan = { fields: [], texts: new Map(), taken: [], left: [] };
  const english = (key: string | undefined) => (key === undefined ? undefined : content.dictionaries.en?.[key]);
  const input = { resume, content, plan, english };
  planBasics(input);
  planCareer(input, planSkills(input));
  planEducation(input);
  for (const part of placeless) {
    if ((resume as Record<string, unknown[]>)[part]?.length) plan.left.push(`${part}: ${reasonOf(part)}`);
  }
  for (const part of placelessBasics) {
    if ((resume.basics as Record<string, unknown> | undefined)?.[part])
      plan.left.push(`basics.${part}: the site has no place for it`);
  }
  return plan;
}

function reasonOf(part: string): string {
  return part === 'projects'
    ? 'a project needs a story: write it in content/projects/<name>/en.mdx'
    : 'the site has no place for it';
}
