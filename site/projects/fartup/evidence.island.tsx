import { defineIsland, Icon, useLanguage } from 'fitout/islands';
import { useMemo, useRef, useState } from 'react';
import { Range } from '../../demo-parts/range.tsx';
import { useClock } from '../../demo-parts/use-clock.ts';
import { type Setup, ticksPerSecond } from '../../games/fartup/rules.ts';
import styles from './evidence.module.css';
import { FlightView } from './flight-view.tsx';
import { type End, hasClaimedOutcome, movePress, pressesBy, pressesOf, traceOf, waitsOf } from './round-trace.ts';

export interface EvidenceProps {
  setup: Setup;
  /** The ticks between presses: shorter than absolute ticks, and already in the page’s text. */
  waits: readonly number[];
  /** The outcome that the round claims. */
  claimed: End;
}

/** Ticks by which a press is moved: enough to change the outcome, whichever press is moved. */
const shift = 8;
/** The press that is shown first. */
const first = 12;

/** A round, flown press by press; moving a press makes another flight, which the claimed outcome does not match. */
function Evidence({ setup, waits: built, claimed }: EvidenceProps) {
  const { t, numbers } = useLanguage();
  const [given] = useState<readonly number[]>(() => pressesOf(built));
  const [presses, setPresses] = useState(given);
  const trace = useMemo(() => traceOf(setup, presses), [setup, presses]);
  const [at, setAt] = useState((given[first - 1] ?? 0) + 1);
  const [playing, setPlaying] = useState(false);
  const clock = useRef(0);
  const { moments, end } = trace;
  const tick = Math.min(at, end.length);
  const done = pressesBy(presses, tick);
  const waits = waitsOf(presses);
  const count = (value: number) => value.toLocaleString(numbers);
  const { score, passed, coins, lives } = moments[tick] ?? { score: 0, passed: 0, coins: 0, lives: 0 };

  useClock(playing && tick < end.length, (elapsed) => {
    clock.current += (elapsed / 1000) * ticksPerSecond;
    setAt(Math.trunc(clock.current));
  });
  const go = (to: number) => {
    setPlaying(false);
    setAt(to);
  };
  const onPlay = () => {
    clock.current = tick === end.length ? 0 : tick;
    setAt(clock.current);
    setPlaying(!playing || tick === end.length);
  };
  const onShift = (by: number) => {
    const moved = movePress(presses, done - 1, by);
    setPresses(moved);
    go((moved[done - 1] ?? 0) + 1);
  };
  const runs = playing && tick < end.length;
  const ending = { score: end.score, ticks: count(end.length), said: claimed.score, all: count(claimed.length) };

  return (
    <>
      <FlightView trace={trace} presses={presses} tick={tick} />
      <p aria-live={runs ? 'off' : 'polite'} className={styles.now}>
        <strong>{t('evidence_at', { press: done, presses: presses.length, tick: count(tick) })}</strong>{' '}
        {t('glider_score', { score })}. {t('glider_result', { gates: passed, coins, lives })}
      </p>
      <div className={`${styles.controls} needs-script`} data-screen-only>
        <button
          type="button"
          aria-label={t('evidence_back')}
          onClick={() => go((presses.findLast((press) => press + 1 < tick) ?? -1) + 1)}
        >
          <Icon name="lucide:arrow-left" />
        </button>
        <button
          type="button"
          aria-label={t('evidence_next')}
          onClick={() => go((presses.find((press) => press + 1 > tick) ?? end.length - 1) + 1)}
        >
          <Icon name="lucide:arrow-right" />
        </button>
        <button type="button" className="demo-moves" onClick={onPlay}>
          {t(runs ? 'glider_pause' : 'evidence_play')}
        </button>
        <Range name={t('evidence_tick')} min={0} max={end.length} value={tick} onValue={go} />
      </div>
      <p className={styles.numbers}>
        {t('evidence_numbers', { seed: setup.seed })}{' '}
        <code translate="no">
          {waits.slice(0, Math.max(done - 1, 0)).join(' ')} {done > 0 && <mark>{waits[done - 1]}</mark>}{' '}
          {waits.slice(done).join(' ')}
        </code>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame of its own. */}
      <div
        role="group"
        aria-label={t('evidence_move', { press: done })}
        className={`${styles.controls} needs-script`}
        data-screen-only
      >
        <span>{t('evidence_move', { press: done })}</span>
        <button type="button" aria-disabled={done === 0} onClick={() => done > 0 && onShift(-shift)}>
          −{shift}
        </button>
        <button type="button" aria-disabled={done === 0} onClick={() => done > 0 && onShift(shift)}>
          +{shift}
        </button>
        <button
          type="button"
          aria-label={t('evidence_reset')}
          aria-disabled={presses === given}
          onClick={() => setPresses(given)}
        >
          <Icon name="lucide:undo-2" />
        </button>
      </div>
      <p aria-live="polite" className={styles.verdict} data-true={hasClaimedOutcome(claimed, end)}>
        {t(hasClaimedOutcome(claimed, end) ? 'evidence_true' : 'evidence_false', ending)}
      </p>
    </>
  );
}

export const island = defineIsland<EvidenceProps>({
  name: 'evidence',
  Component: Evidence,
  words: [
    'evidence_at',
    'evidence_back',
    'evidence_next',
    'evidence_play',
    'evidence_tick',
    'evidence_numbers',
    'evidence_move',
    'evidence_reset',
    'evidence_true',
    'evidence_false',
    'glider_pause',
    'glider_result',
    'glider_score',
  ],
});
