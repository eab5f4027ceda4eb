import { defineIsland, useLanguage } from 'fitout/islands';
import { useRef, useState } from 'react';
import { LiveMessage } from '../../demo-parts/live-message.tsx';
import { Range } from '../../demo-parts/range.tsx';
import { useClock } from '../../demo-parts/use-clock.ts';
import styles from './lift.module.css';
import { type Arrangement, type LiftJob, runLift, secondsOfJob } from './lift-queue.ts';

const initialJobs: readonly LiftJob[] = Array.from({ length: 12 }, (_, job) => ({
  kind: job < 10 ? 'long' : 'short',
  from: 0,
}));
const arrangements = ['one', 'priority', 'two'] as const;
const millisecondsPerMoment = 700;

/** The same jobs in one queue, one with priorities, and two: a late job waits behind those that a worker has taken. */
function Lift() {
  const { t } = useLanguage();
  const [{ jobs, moment }, setState] = useState({ jobs: initialJobs, moment: 0 });
  const [prefetch, setPrefetch] = useState(5);
  const [running, setRunning] = useState(false);
  const [message, say] = useState('');
  const passed = useRef(0);
  const compare = (given: readonly LiftJob[], at: number, each: (lift: ReturnType<typeof runLift>) => number) =>
    Object.fromEntries(arrangements.map((one) => [one, each(runLift(given, one, prefetch, at))]));

  const add = (kind: LiftJob['kind'], job: string) => {
    const more = [...jobs, { kind, from: moment }];
    setState({ jobs: more, moment });
    say(t('lift_added', { job, ...compare(more, moment, ({ waits }) => waits.at(-1) ?? 0) }));
  };
  const advance = () => {
    const done = compare(jobs, moment + 1, (lift) => lift.done);
    setState({ jobs, moment: moment + 1 });
    const finished = done.one === jobs.length;
    if (finished) setRunning(false);
    if (finished || !running)
      say(t('lift_passed', { seconds: (moment + 1) * secondsOfJob, jobs: jobs.length, ...done }));
  };
  useClock(running, (milliseconds) => {
    passed.current += milliseconds;
    if (passed.current < millisecondsPerMoment) return;
    passed.current = 0;
    advance();
  });
  const finished = compare(jobs, moment, (lift) => lift.done).one === jobs.length;

  return (
    <>
      <Lanes name={t('lift_one_queue')} arrangement="one" {...{ jobs, prefetch, moment }} />
      <Lanes name={t('lift_priority')} arrangement="priority" {...{ jobs, prefetch, moment }} />
      <Lanes name={t('lift_two_queues')} arrangement="two" {...{ jobs, prefetch, moment }} />
      <div className="demo-controls needs-script">
        <button type="button" onClick={() => add('long', t('lift_add_long'))}>
          + {t('lift_add_long')}
        </button>
        <button type="button" onClick={() => add('short', t('lift_add_short'))}>
          + {t('lift_add_short')}
        </button>
        <Range name={t('lift_advance', { count: prefetch })} min={1} max={10} value={prefetch} onValue={setPrefetch} />
        <button type="button" aria-disabled={finished} onClick={() => !finished && advance()}>
          {t('lift_next')}
        </button>
        <button
          type="button"
          className="demo-moves"
          aria-disabled={finished}
          onClick={() => !finished && setRunning(!running)}
        >
          {running ? t('lift_stop') : t('lift_run')}
        </button>
        <button
          type="button"
          onClick={() => {
            setState({ jobs: initialJobs, moment: 0 });
            setRunning(false);
            say(t('lift_restart'));
          }}
        >
          {t('lift_restart')}
        </button>
      </div>
      <LiveMessage>{message}</LiveMessage>
    </>
  );
}

interface LanesProps {
  name: string;
  jobs: readonly LiftJob[];
  arrangement: Arrangement;
  prefetch: number;
  moment: number;
}

/** The workers of an arrangement: the jobs done, taken (in a box) and waiting. */
function Lanes({ name, jobs, arrangement, prefetch, moment }: LanesProps) {
  const { t } = useLanguage();
  const { lanes, longest } = runLift(jobs, arrangement, prefetch, moment);
  const draw = (numbers: number[]) =>
    numbers.map((job) => <i key={job} className={jobs[job]?.kind === 'short' ? styles.short : undefined} />);
  return (
    <section>
      <p>
        <strong>{name}</strong> {t('lift_longest', { seconds: longest })}
      </p>
      {lanes.map(({ done, taken, waiting }, index) => (
        <div key={index} aria-hidden="true" className={styles.lane}>
          {done.length > 0 && <s>{draw(done)}</s>}
          <b>{draw(taken)}</b>
          {draw(waiting)}
        </div>
      ))}
    </section>
  );
}

export const island = defineIsland({
  name: 'lift',
  Component: Lift,
  words: [
    'lift_one_queue',
    'lift_priority',
    'lift_two_queues',
    'lift_longest',
    'lift_add_long',
    'lift_add_short',
    'lift_advance',
    'lift_next',
    'lift_run',
    'lift_stop',
    'lift_restart',
    'lift_added',
    'lift_passed',
  ],
});
