import type { Plan, PlanInput } from './plan.ts';
import type { Education, Work } from './read-json-resume.ts';

/**
 * The jobs, newest first. One without company, position or start is left.
 * @param skills keys of the skills that there will be
 */
export function planCareer({ resume, content, plan, english }: PlanInput, skills: ReadonlySet<string>): void {
  const usable = (resume.work ?? []).filter((work, index) => {
    const lacks = [!work.name && 'name', !work.position && 'position', !work.startDate && 'startDate'].filter(Boolean);
    if (lacks.length > 0)
      plan.left.push(`work.${index}${work.name ? ` (${work.name})` : ''}: has no ${lacks.join(', no ')}`);
    return lacks.length === 0;
  });
  if (usable.length === 0) {
    for (const [index, job] of content.career.entries()) {
      const value = job.skills.filter((key) => skills.has(key));
      plan.fields.push({ file: 'content/career.yaml', path: [index, 'skills'], value });
    }
    return;
  }
  const jobs = usable.sort(newestFirst).map((work, index) => {
    const key = (part: string) => `job_${index + 1}_${part}`;
    const say = (part: string, text: string | undefined) => text && plan.texts.set(key(part), text) && key(part);
    const same = content.career.find(
      (job) => english(job.company) === work.name && english(job.position) === work.position,
    );
    const responsibilities = (work.highlights ?? []).map((task, place) => say(`task_${place + 1}`, task));
    return {
      company: say('company', work.name),
      position: say('position', work.position),
      ...(work.location && { location: say('location', work.location) }),
      ...(work.summary && { description: say('description', work.summary) }),
      start: monthOf(work.startDate),
      end: monthOf(work.endDate),
      skills: (same?.skills ?? []).filter((one) => skills.has(one)),
      responsibilities,
    };
  });
  plan.fields.push({ file: 'content/career.yaml', path: [], value: jobs });
  plan.taken.push(
    `work: ${count(jobs.length, 'job')}, with ${count(jobs.flatMap((job) => job.responsibilities).length, 'responsibility', 'responsibilities')}`,
  );
  tellDropped(plan, 'work', usable, ['url', 'description']);
}

/** Schools and courses. One without a name, or without any year, is left. */
export function planEducation({ resume, content, plan, english }: PlanInput): void {
  const usable = (resume.education ?? []).filter((school, index) => {
    const lacks = [
      !school.institution && 'institution',
      !titleOf(school) && 'area or studyType',
      !school.startDate && !school.endDate && 'date',
    ].filter(Boolean);
    if (lacks.length > 0) plan.left.push(`education.${index}: has no ${lacks.join(', no ')}`);
    return lacks.length === 0;
  });
  if (resume.education === undefined) return;
  const education = usable.map((school, index) => {
    const [title, place] = [`about_education_${index + 1}_title`, `about_education_${index + 1}_place`];
    plan.texts.set(title, titleOf(school)).set(place, school.institution ?? '');
    const same = content.profile.education.find(
      (one) => english(one.title) === titleOf(school) && english(one.place) === school.institution,
    );
    const text = same?.text && { text: same.text };
    return { title, place, ...text, start: monthOf(school.startDate), end: monthOf(school.endDate) };
  });
  plan.fields.push({ file: 'content/profile.yaml', path: ['education'], value: education });
  plan.taken.push(`education: ${count(education.length, 'entry', 'entries')}`);
  tellDropped(plan, 'education', usable, ['url', 'score', 'courses']);
}

function titleOf({ studyType, area }: Education): string {
  return [studyType, area].filter(Boolean).join(', ');
}

/** A year or a month; the site tells no days. */
function monthOf(date: string | undefined): string | null {
  return date?.slice(0, 7) ?? null;
}

/** What lasts stands before what ended; then by the start. */
function newestFirst(a: Work, b: Work): number {
  return (
    (b.endDate ?? '9999').localeCompare(a.endDate ?? '9999') || (b.startDate ?? '').localeCompare(a.startDate ?? '')
  );
}

function tellDropped(plan: Plan, part: string, entries: readonly object[], fields: readonly string[]): void {
  for (const field of fields) {
    const found = entries.filter((entry) => field in entry).length;
    if (found > 0) plan.left.push(`${part}: ${field} (${found}): the site has no place for it`);
  }
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
