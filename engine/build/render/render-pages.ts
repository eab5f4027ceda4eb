import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import type { Content } from '../../content/content.ts';
import { sourceFile } from '../../content/site-root.ts';
import { offeredLanguages } from '../../i18n/languages.ts';
import { pagePath } from '../../routes/addresses.ts';
import { listPages } from '../../routes/pages.ts';
import type { Links } from '../checks/check-links.ts';
import { addHashes } from '../hosts/policy.ts';
import { PageFailed } from './page-failed.ts';
import type { Job, JobReport, WorkerData } from './render-worker.ts';

const batch = 12;

/** Milliseconds. A page takes about 10, and a new share image 200. */
const pageTimeout = 12_000;

function listJobs(content: Content): Job[] {
  const total = listPages(content).length;
  const starts = Array.from({ length: Math.ceil(total / batch) }, (_, index) => index * batch);
  return offeredLanguages.flatMap(({ code: language }): Job[] => [
    { kind: 'language-files', language },
    { kind: 'not-found', language },
    ...starts.map((from) => ({ kind: 'pages' as const, language, from, to: Math.min(total, from + batch) })),
  ]);
}

/** Renders all pages, with a worker on each core; throws PageFailed with the page that failed or ended its worker. */
export async function renderPages(
  data: WorkerData,
  onProgress: (done: number, total: number) => void,
): Promise<JobReport> {
  const jobs = listJobs(data.content);
  const pool = new Tinypool({
    filename: sourceFile(join(import.meta.dirname, 'render-worker')),
    workerData: data,
    // By default each thread would allocate hundreds of megabytes before it collects garbage; with less than this a
    // third of the time goes into collecting.
    resourceLimits: { maxYoungGenerationSizeMb: 48 },
    minThreads: 1,
    // Between pages and search, workers are idle for a moment: a new thread would load everything again.
    idleTimeout: 10_000,
    maxThreads: Math.min(availableParallelism(), jobs.length),
  });
  const whole: JobReport = { pages: 0, hashes: new Map(), links: new Map() as Links, dead: [] };
  const total = jobs.reduce(
    (sum, job) => sum + (job.kind === 'pages' ? job.to - job.from : Number(job.kind === 'not-found')),
    0,
  );
  const run = (some: Job[]) =>
    Promise.all(
      some.map(async (job) => {
        const { pages, hashes, links, dead } = await runJob(pool, job, data.content);
        whole.pages += pages;
        for (const [rule, its] of hashes) addHashes(whole.hashes, rule, its);
        for (const [link, file] of links) if (!whole.links.has(link)) whole.links.set(link, file);
        whole.dead.push(...dead);
        onProgress(whole.pages, total);
      }),
    );
  try {
    await run(jobs);
    // The search index is made from the pages, one language at a time to limit memory.
    for (const { code: language } of offeredLanguages) await run([{ kind: 'search', language }]);
  } finally {
    await pool.destroy();
  }
  return whole;
}

async function runJob(pool: Tinypool, job: Job, content: Content): Promise<JobReport> {
  // The worker counts the pages that it starts, so that the page is known when the worker has died.
  const begun = new Int32Array(new SharedArrayBuffer(4));
  const abort = new AbortController();
  let last = 0;
  let since = performance.now();
  const watch = setInterval(() => {
    const now = performance.now();
    if (begun[0] === 0 || begun[0] !== last) [last, since] = [begun[0] ?? 0, now];
    else if (now - since > pageTimeout) abort.abort();
  }, 500);
  try {
    return await pool.run({ ...job, begun }, { signal: abort.signal });
  } catch (error) {
    if (error instanceof PageFailed) throw error;
    const reason = abort.signal.aborted ? `did not finish within ${pageTimeout / 1000} s` : (error as Error).message;
    throw new PageFailed(describeJob(job, begun[0] ?? 0, content), reason);
  } finally {
    clearInterval(watch);
  }
}

function describeJob(job: Job, begun: number, content: Content): string {
  const to = job.kind === 'pages' ? listPages(content)[job.from + begun - 1] : undefined;
  return to ? pagePath(to, job.language) : `${job.kind} in ${job.language}`;
}
