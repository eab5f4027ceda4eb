import type { Job } from '../../../content/schemas.ts';
import { freeNames, keysOfTexts, matchEntries } from './keys.ts';
import { count, type PlanInput, reportDropped } from './plan-parts.ts';
import { comparisonKey } from './plan-skills.ts';
import type { Work } from './read-json-resume.ts';

/** The jobs, newest first. Entries without company, position or start are skipped. */
export function planCareer(input: PlanInput, skills: ReadonlyMap<string, string>): void {
  const { resume, content, plan, textOf } = input;
  const usable = usableJobs(input);
  if (usable.length === 0) {
    for (const [index, job] of content.career.entries()) {
      const value = job.skills.filter((key) => skills.has(key));
      plan.fields.push({ file: 'career.yaml', path: [index, 'skills'], value });
    }
    return;
  }
  const old = matchEntries(
    usable,
    content.career,
    (work, job) => textOf(job.company) === work.name && textOf(job.position) === work.position,
    (work, job) => textOf(job.company) === work.name && job.start?.slice(0, 7) === monthOf(work.startDate),
  );
  const freeName = freeNames(
    'job',
    [...old.values()].map(({ company }) => company),
  );
  const jobs = usable.sort(newestFirst).map((work) => {
    const same = old.get(work);
    return writeJob(input, work, same, same?.company.replace(/_company$/, '') ?? freeName(), skills);
  });
  plan.fields.push({ file: 'career.yaml', path: [], value: jobs });
  const tasks = count(jobs.flatMap((job) => job.responsibilities).length, 'responsibility', 'responsibilities');
  plan.imported.push(`work: ${count(jobs.length, 'job')}, with ${tasks}`);
  const bare = usable.filter((work, index) => !old.has(work) && jobs[index]?.skills.length === 0).length;
  if (resume.skills?.length && bare > 0)
    plan.skipped.push(
      `work: skills (${bare}): a resume does not say which job used which skill: add them in career.yaml`,
    );
  reportDropped(plan, 'work', usable, {
    url: 'the site has no field for it',
    description: 'describes the company: the summary is used instead',
  });
}

function usableJobs({ resume, plan }: PlanInput): Work[] {
  return (resume.work ?? []).filter((work, index) => {
    const lacks = [!work.name && 'name', !work.position && 'position', !work.startDate && 'startDate'].filter(Boolean);
    if (lacks.length > 0)
      plan.skipped.push(`work.${index}${work.name ? ` (${work.name})` : ''}: has no ${lacks.join(', no ')}`);
    return lacks.length === 0;
  });
}

function writeJob(
  { plan, textOf }: PlanInput,
  work: Work,
  same: Job | undefined,
  base: string,
  skills: ReadonlyMap<string, string>,
) {
  const setText = (key: string, text: string | undefined) => text && plan.texts.set(key, text) && key;
  const highlights = work.highlights ?? [];
  const responsibilities = keysOfTexts(
    highlights,
    same?.responsibilities ?? [],
    textOf,
    freeNames(`${base}_task`, same?.responsibilities ?? []),
  );
  const chosen = (same?.skills ?? []).filter((one) => skills.has(one));
  const job = {
    company: setText(same?.company ?? `${base}_company`, work.name),
    position: setText(same?.position ?? `${base}_position`, work.position),
    ...(work.location && { location: setText(same?.location ?? `${base}_location`, work.location) }),
    ...(work.summary && { description: setText(same?.description ?? `${base}_description`, work.summary) }),
    start: monthOf(work.startDate),
    end: monthOf(work.endDate),
    skills: chosen.length > 0 ? chosen : skillsOf(work, skills),
    responsibilities,
  };
  for (const [place, key] of responsibilities.entries()) setText(key, highlights[place]);
  return job;
}

function skillsOf({ keywords = [] }: Work, skills: ReadonlyMap<string, string>) {
  const named = new Set(keywords.map(comparisonKey));
  return [...skills].filter(([, name]) => named.has(comparisonKey(name))).map(([key]) => key);
}

/** A year or a month; the site does not show days. */
export function monthOf(date: string | undefined): string | null {
  return date?.slice(0, 7) ?? null;
}

function newestFirst(a: Work, b: Work): number {
  return (
    (b.endDate ?? '9999').localeCompare(a.endDate ?? '9999') || (b.startDate ?? '').localeCompare(a.startDate ?? '')
  );
}
