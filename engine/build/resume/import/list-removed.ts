import type { Content } from '../../../content/content.ts';
import { sourceWords } from '../../../content/languages/source-language.ts';

/** Lists what an import removes from a site: jobs, skills, education, languages and hobbies. */
export function listRemoved(before: Content, after: Content): string[] {
  return [jobsOf, skillsOf, educationOf, languagesOf, hobbiesOf].flatMap((namesOf) => {
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

/** By place and last month: a course may have another title in a resume. */
function educationOf(content: Content): Map<string, string> {
  const words = sourceWords(content);
  return new Map(
    content.profile.education.map(({ title, place, end }) => [
      `${words[place]} ${end?.slice(0, 7)}`,
      `profile.yaml: ${words[title]}, ${words[place]}`,
    ]),
  );
}

function languagesOf(content: Content): Map<string, string> {
  const words = sourceWords(content);
  return new Map(
    content.resume.languages.map(({ code, name }) => [code ?? words[name] ?? name, `resume.yaml: ${words[name]}`]),
  );
}

function hobbiesOf(content: Content): Map<string, string> {
  const words = sourceWords(content);
  return new Map(content.profile.hobbies.map(({ label }) => [words[label] ?? label, `profile.yaml: ${words[label]}`]));
}
