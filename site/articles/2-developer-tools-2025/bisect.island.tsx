import { defineIsland, type Translate, useLanguage } from 'fitout/islands';
import { useState } from 'react';
import panes from '../../demo-parts/panes.module.css';
import styles from './bisect.module.css';
import { commits, runs, type Step, suspects, unparsed } from './bisect-steps.ts';

const lastStep = Math.max(...runs.map(({ steps }) => steps.length));

/** The same history searched twice: first how both searches end, then step by step. */
function Bisect() {
  const { t } = useLanguage();
  const [step, setStep] = useState<number>();
  const shown = step ?? lastStep;
  return (
    <>
      <div aria-live="polite" className={panes.panes}>
        {runs.map(({ command, steps }) => (
          <section key={command}>
            <p>
              <code>git bisect run {command}</code>
            </p>
            <Board steps={steps.slice(0, shown)} finished={shown >= steps.length} />
            <p>{describeStep(t, command, steps, shown)}</p>
          </section>
        ))}
      </div>
      <div className="demo-controls needs-script">
        <button type="button" onClick={() => setStep(shown === lastStep ? 1 : shown + 1)}>
          {shown === lastStep ? t('bisect_begin') : t('bisect_next')}
        </button>
        <button type="button" aria-disabled={shown === 0} onClick={() => setStep(Math.max(0, shown - 1))}>
          {t('bisect_back')}
        </button>
      </div>
    </>
  );
}

/** What the search has just learned, and at its end the commit that it accuses. */
function describeStep(t: Translate, command: string, steps: readonly Step[], shown: number): string {
  if (shown >= steps.length) {
    const { bad: commit } = suspects(steps);
    const found = { steps: steps.length, commit };
    return unparsed.includes(commit) ? t('bisect_wrong', found) : t('bisect_right', found);
  }
  const step = steps[shown - 1];
  if (!step) return t('bisect_all', { left: commits });
  const [commit, verdict] = step;
  const { good, bad } = suspects(steps.slice(0, shown));
  const outcome = {
    good: t('bisect_good', { commit }),
    bad: t('bisect_bad', { commit }),
    broken: t('bisect_broken', { commit }),
    skip: t('bisect_skip', { commit }),
  }[verdict];
  return `${command}: ${outcome} ${t('bisect_left', { left: bad - good })}`;
}

const size = 17;
const perRow = 20;
const x = (commit: number) => ((commit - 1) % perRow) * size;
const y = (commit: number) => Math.floor((commit - 1) / perRow) * size;
const squares = (chosen: readonly number[]) =>
  chosen.map((commit) => `M${x(commit)} ${y(commit)}h${size}v${size}h-${size}z`).join('');
const all = Array.from({ length: commits }, (_, index) => index + 1);

/** The hundred commits in rows of twenty: good, suspect or bad, which have been tested, and which is tested now. */
function Board({ steps, finished }: { steps: readonly Step[]; finished: boolean }) {
  const { good, bad } = suspects(steps);
  const tested = steps.map(([commit]) => commit);
  return (
    <svg
      viewBox={`-2 -2 ${perRow * size + 4} ${(commits / perRow) * size + 4}`}
      aria-hidden="true"
      className={styles.board}
    >
      <path d={squares(all.filter((commit) => commit <= good))} className={styles.good} />
      <path d={squares(all.filter((commit) => commit > good && commit < bad))} className={styles.suspect} />
      <path d={squares(all.filter((commit) => commit >= bad))} className={styles.bad} />
      {!finished && <path d={squares(tested.slice(-1))} className={styles.asked} />}
      <path d={unparsed.map((commit) => `M${x(commit) + 4} ${y(commit) + 4}l9 9m0-9l-9 9`).join('')} />
      <path
        d={tested
          .filter((commit) => !unparsed.includes(commit))
          .map((commit) => `M${x(commit) + 8.5} ${y(commit) + 8.5}h0`)
          .join('')}
        className={styles.dot}
      />
      {finished && <path d={squares([bad])} className={styles.accused} />}
    </svg>
  );
}

export const island = defineIsland({
  name: 'bisect',
  Component: Bisect,
  words: [
    'bisect_begin',
    'bisect_next',
    'bisect_back',
    'bisect_all',
    'bisect_left',
    'bisect_good',
    'bisect_bad',
    'bisect_broken',
    'bisect_skip',
    'bisect_wrong',
    'bisect_right',
  ],
});
