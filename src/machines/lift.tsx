import { useRef, useState } from 'react';
import type { MachineWords } from '../content/machines.ts';
import { fillWord } from './fill-word.ts';
import { type Arrangement, type LiftJob, runLift, secondsOfJob } from './lift-queue.ts';
import { Range } from './range.tsx';
import { Said } from './said.tsx';
import { useClock } from './use-clock.ts';

const first: readonly LiftJob[] = Array.from({ length: 12 }, (_, job) => ({
  kind: job < 10 ? 'long' : 'short',
  from: 0,
}));
const arrangements = ['one', 'priority', 'two'] as const;
const shown = 700;

/** The same jobs before one queue, one with priorities, and two: what comes late waits behind what a worker has taken. */
export function Lift({ words }: { words: MachineWords<'lift'> }) {
  const [{ jobs, moment }, setState] = useState({ jobs: first, moment: 0 });
  const [inAdvance, setInAdvance] = useState(5);
  const [running, setRunning] = useState(false);
  const [said, say] = useState('');
  const passed = useRef(0);
  const look = (given: readonly LiftJob[], at: number, each: (lift: ReturnType<typeof runLift>) => number) =>
    Object.fromEntries(arrangements.map((one) => [one, each(runLift(given, one, inAdvance, at))]));

  const add = (kind: LiftJob['kind'], job: string) => {
    const more = [...jobs, { kind, from: moment }];
    setState({ jobs: more, moment });
    say(fillWord(words.added, { job, ...look(more, moment, ({ waits }) => waits.at(-1) ?? 0) }));
  };
  const goOn = () => {
    const done = look(jobs, moment + 1, (lift) => lift.done);
    setState({ jobs, moment: moment + 1 });
    const finished = done.one === jobs.length;
    if (finished) setRunning(false);
    if (finished || !running)
      say(fillWord(words.passed, { seconds: (moment + 1) * secondsOfJob, jobs: jobs.length, ...done }));
  };
  useClock(running, (milliseconds) => {
    passed.current += milliseconds;
    if (passed.current < shown) return;
    passed.current = 0;
    goOn();
  });
  const finished = look(jobs, moment, (lift) => lift.done).one === jobs.length;

  return (
    <>
      {arrangements.map((arrangement) => (
        <Lanes key={arrangement} name={words[arrangement]} {...{ words, jobs, arrangement, inAdvance, moment }} />
      ))}
      <div className="machine-controls needs-script">
        <button type="button" onClick={() => add('long', words.addLong)}>
          + {words.addLong}
        </button>
        <button type="button" onClick={() => add('short', words.addShort)}>
          + {words.addShort}
        </button>
        <Range
          name={fillWord(words.advance, { count: inAdvance })}
          min={1}
          max={10}
          value={inAdvance}
          onValue={setInAdvance}
        />
        <button type="button" aria-disabled={finished} onClick={() => !finished && goOn()}>
          {words.next}
        </button>
        <button
          type="button"
          className="machine-moves"
          aria-disabled={finished}
          onClick={() => !finished && setRunning(!running)}
        >
          {running ? words.stop : words.run}
        </button>
        <button
          type="button"
          onClick={() => {
            setState({ jobs: first, moment: 0 });
            setRunning(false);
            say(words.restart);
          }}
        >
          {words.restart}
        </button>
      </div>
      <Said>{said}</Said>
    </>
  );
}

interface LanesProps {
  name: string;
  words: MachineWords<'lift'>;
  jobs: readonly LiftJob[];
  arrangement: Arrangement;
  inAdvance: number;
  moment: number;
}

/** The workers of an arrangement: what is done, what they have taken, in a box, and what waits. */
function Lanes({ name, words, jobs, arrangement, inAdvance, moment }: LanesProps) {
  const { lanes, longest } = runLift(jobs, arrangement, inAdvance, moment);
  const draw = (numbers: number[]) => numbers.map((job) => <i key={job} className={jobs[job]?.kind} />);
  return (
    <section>
      <p>
        <strong>{name}</strong> {fillWord(words.longest, { seconds: longest })}
      </p>
      {lanes.map(({ done, taken, waiting }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: workers stay where they are.
        <div key={index} aria-hidden="true" className="machine-lane">
          {done.length > 0 && <s>{draw(done)}</s>}
          <b>{draw(taken)}</b>
          {draw(waiting)}
        </div>
      ))}
    </section>
  );
}
