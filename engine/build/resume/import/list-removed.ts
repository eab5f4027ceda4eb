import type { Content } from '../../../content/content.ts';
import { sourceWords } from '../../../content/source-language.ts';

/** The jobs and skills of a site that its content no longer has after an import. */
export function listRemoved(before: Content, after: Content): string[] {
  return [jobsOf, skillsOf].flatMap((namesOf) => {
    const kept = namesOf(after);
    return [...namesOf(before)].flatMap(([id, name]) => (kept.has(id) ? [] : name));
  });
}

/** By company and first month: a job may have another title in a resume. */
function jobsOf(content: Content): Map<string, string> {
  const words = sourceWords(content);
  return new Map(
    content.career.map(({ company, position, start }) => [
      `${words[company]} ${start?.slice(0, 7)}`,
      `career.yaml: ${words[position]}, ${words[company]}`,
    ]),
  );
}

function skillsOf(content: Content): Map<string, string> {
  const words = sourceWords(content);
  return new Map(
    content.skills.map(({ key, name, label }) => [key, `skills.yaml: ${name ?? (label && words[label]) ?? key}`]),
  );
}
