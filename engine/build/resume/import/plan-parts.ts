import type { Content } from '../../../content/content.ts';
import type { JsonResume } from './read-json-resume.ts';

export interface Plan {
  /** Fields of content files with their new values: `site.yaml` `name`. */
  fields: { file: string; path: (string | number)[]; value: unknown }[];
  texts: Map<string, string>;
  files: Map<string, string>;
  imported: string[];
  /** What is not imported, with the reason. */
  skipped: string[];
}

export interface ImportChoice {
  /** IANA time zone, which a resume lacks. */
  timeZone?: string | undefined;
  /** Whether to import the telephone number, which becomes public. */
  phone?: boolean | undefined;
}

export interface PlanInput {
  resume: JsonResume;
  content: Content;
  choice: ImportChoice;
  plan: Plan;
  /** A text of the site in its default language. */
  textOf: (key: string | undefined) => string | undefined;
}

/** Reports fields of entries that have no place in the site. */
export function reportDropped(
  plan: Plan,
  part: string,
  entries: readonly object[],
  fields: Record<string, string>,
): void {
  for (const [field, reason] of Object.entries(fields)) {
    const found = entries.filter((entry) => field in entry).length;
    if (found > 0) plan.skipped.push(`${part}: ${field} (${found}): ${reason}`);
  }
}

/** `1 job`, `2 jobs`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
