import type { Job } from '../../content/schemas.ts';
import { shortMonth } from '../../i18n/format.ts';
import type { PageSource } from '../page-data.ts';

export type CareerData = ReturnType<typeof makeData>;
export type JobSummary = ReturnType<typeof summarizeJob>;

/** A job in the page’s language, for every page that shows jobs. */
export function summarizeJob(job: Job, { language, t }: PageSource) {
  return {
    company: t(job.company),
    position: t(job.position),
    ...(job.location && { location: t(job.location) }),
    ...(job.description && { description: t(job.description) }),
    /** null if the owner gives no dates. */
    start: job.start === undefined ? null : shortMonth(job.start, language),
    /** null for a current job, or without dates. */
    end: job.end ? shortMonth(job.end, language) : null,
    responsibilities: job.responsibilities.map((task) => t(task)),
  };
}

/** The fragment of each job on the career page, made from its first month if that is known. */
export function jobAnchors(career: readonly Job[]): string[] {
  return career.map(({ start }, index) => {
    const before = career.slice(0, index).filter((other) => other.start === start).length;
    return `job-${start ?? 'undated'}${before > 0 ? `-${before + 1}` : ''}`;
  });
}

/** The jobs in the order of `career.yaml`, in the page’s language. */
export function makeData(source: PageSource) {
  const { content, t } = source;
  const anchors = jobAnchors(content.career);
  return {
    meta: { title: t('meta_career_title'), description: t('meta_career_description') },
    jobs: content.career.map((job, index) => ({ ...summarizeJob(job, source), anchor: anchors[index] })),
  };
}
