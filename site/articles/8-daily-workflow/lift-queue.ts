/** A long job (a delivery note) or a short one (a confirmation), and the moment at which it is added. */
export interface LiftJob {
  kind: 'long' | 'short';
  /** Time is counted in jobs: a worker does one per unit. */
  from: number;
}

/** One queue, one queue in which short jobs go first, or a queue and a worker for each kind. */
export type Arrangement = 'one' | 'priority' | 'two';

export const secondsOfJob = 2;

/** A worker and its jobs at a moment; jobs are numbered in the order in which they were added. */
interface Lane {
  done: number[];
  /** The jobs that the worker has taken; it is working on the first. */
  taken: number[];
  waiting: number[];
}

export interface Lift {
  lanes: Lane[];
  done: number;
  /** The longest wait of a short job until work on it begins, in seconds. */
  longest: number;
}

const rank = (job: LiftJob | undefined): number => (job?.kind === 'short' ? 0 : 1);

/**
 * Simulates the workers, and returns the state at a moment.
 * @param prefetch how many jobs a worker may have taken at once
 * @param moment in the same unit as the jobs’ `from`
 */
export function runLift(
  jobs: readonly LiftJob[],
  arrangement: Arrangement,
  prefetch: number,
  moment: number,
): Lift & { waits: number[] } {
  const kinds = arrangement === 'two' ? (['long', 'short'] as const) : ([undefined] as const);
  const lanes: Lane[] = kinds.map(() => ({ done: [], taken: [], waiting: [] }));
  const waits: number[] = [];
  let snapshot: Lane[] = [];
  const last = Math.max(moment, ...jobs.map(({ from }) => from)) + jobs.length;
  for (let now = 0; now <= last; now++) {
    for (const [index, lane] of lanes.entries()) {
      if (now > 0) lane.done.push(...lane.taken.splice(0, 1));
      const take = () => {
        // Only waiting jobs are sorted: jobs already taken keep their place.
        if (arrangement === 'priority') lane.waiting.sort((one, other) => rank(jobs[one]) - rank(jobs[other]));
        lane.taken.push(...lane.waiting.splice(0, Math.max(0, prefetch - lane.taken.length)));
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
    if (now === moment) snapshot = structuredClone(lanes);
  }
  const short = waits.filter((_, job) => jobs[job]?.kind === 'short');
  return {
    lanes: snapshot,
    done: snapshot.reduce((sum, lane) => sum + lane.done.length, 0),
    longest: Math.max(0, ...short),
    waits,
  };
}
