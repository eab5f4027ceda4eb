import type { Content } from '../../../content/content.ts';
import type { JsonResume } from './read-json-resume.ts';

export interface Plan {
  /** Fields of content files with their new values: `site.yaml` `name`. */
  fields: { file: string; path: (string | number)[]; value: unknown }[];
  texts: Map<string, string>;
  /** New files, by their path: nothing lies there yet. */
  files: Map<string, string>;
  /** What is taken, a line for each. */
  taken: string[];
  /** What is not, with the reason. */
  left: string[];
}

export interface ImportChoice {
  /** IANA time zone: a resume has none. */
  timeZone?: string | undefined;
  /** True takes the telephone number, for everybody to read. */
  phone?: boolean | undefined;
}

export interface PlanInput {
  resume: JsonResume;
  content: Content;
  choice: ImportChoice;
  plan: Plan;
  english: (key: string | undefined) => string | undefined;
}

/** Tells what of some entries has no place. */
export function reportDropped(
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
