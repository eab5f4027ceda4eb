/** A long job (a delivery note) or a short one (a confirmation), and the moment in which it comes. */
export interface LiftJob {
  kind: 'long' | 'short';
  /** Counted in jobs: one is done at a time. */
  from: number;
}

/** One queue, one in which short jobs go first, or a queue and a worker for each kind. */
export type Arrangement = 'one' | 'priority' | 'two';

export const secondsOfJob = 2;

/** A worker and what stands before it at a moment; jobs are numbered in the order in which they came. */
interface Lane {
  done: number[];
  /** What it has taken: the first is in work. */
  taken: number[];
  waiting: number[];
}

export interface Lift {
  lanes: Lane[];
  done: number;
  /** Until the work on any short job begins, in seconds, the longest. */
  longest: number;
}

const rank = (job: LiftJob | undefined): number => (job?.kind === 'short' ? 0 : 1);

/**
 * Lets the jobs be done, and looks at a moment.
 * @param inAdvance how many jobs a worker takes before it has done the first of them
 * @param moment counted as the jobs' own
 */
export function runLift(
  jobs: readonly LiftJob[],
  arrangement: Arrangement,
  inAdvance: number,
  moment: number,
): Lift & { waits: number[] } {
  const kinds = arrangement === 'two' ? (['long', 'short'] as const) : ([undefined] as const);
  const lanes: Lane[] = kinds.map(() => ({ done: [], taken: [], waiting: [] }));
  const waits: number[] = [];
  let seen: Lane[] = [];
  const last = Math.max(moment, ...jobs.map(({ from }) => from)) + jobs.length;
  for (let now = 0; now <= last; now++) {
    for (const [index, lane] of lanes.entries()) {
      if (now > 0) lane.done.push(...lane.taken.splice(0, 1));
      const take = () => {
        // What has waited before something more important came may have been taken already.
        if (arrangement === 'priority') lane.waiting.sort((one, other) => rank(jobs[one]) - rank(jobs[other]));
        lane.taken.push(...lane.waiting.splice(0, Math.max(0, inAdvance - lane.taken.length)));
      };
      take();
      for (const [job, { kind, from }] of jobs.entries()) {
        if (from !== now || (kinds[index] && kinds[index] !== kind)) continue;
        lane.waiting.push(job);
        take();
      }
      const [working] = lane.taken;
      if (working !== undefined) waits[working] ??= (now - (jobs[working]?.from ?? 0)) * secondsOfJob;
    }
    if (now === moment) seen = structuredClone(lanes);
  }
  const short = waits.filter((_, job) => jobs[job]?.kind === 'short');
  return {
    lanes: seen,
    done: seen.reduce((sum, lane) => sum + lane.done.length, 0),
    longest: Math.max(0, ...short),
    waits,
  };
}
