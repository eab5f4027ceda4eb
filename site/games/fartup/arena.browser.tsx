import { button, Icon, useLanguage } from 'fitout/islands';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { EndPanel, Panel } from './end-panel.browser.tsx';
import styles from './fartup.module.css';
import type { Replay } from './replay.ts';
import roundStyles from './round.module.css';
import type { Setup } from './rules.ts';
import { sayAhead } from './say-ahead.ts';
import type { Scenery } from './scenery.ts';
import { Stage } from './stage.browser.tsx';
import { StepControls } from './step-controls.browser.tsx';
import { type Move, moves } from './steps.ts';
import type { Settings } from './stored-games.browser.ts';
import { useGamepad } from './use-gamepad.ts';
import { usePausing } from './use-pausing.ts';
import { useRound } from './use-round.ts';

interface Props {
  name: string;
  scenery: Scenery;
  setup: Setup;
  watched?: Replay | undefined;
  settings: Settings;
  still: boolean;
  onEnd: (replay: Replay) => void;
  onAgain: () => void;
  onWatch: (replay: Replay) => void;
  onLeave: () => void;
  onFail: () => void;
}

/** Where a round is played or watched: a dialog as large as the window, so that nothing else scrolls or takes a key. */
export function Arena({
  name,
  scenery,
  setup,
  watched,
  settings,
  still,
  onEnd,
  onAgain,
  onWatch,
  onLeave,
  onFail,
}: Props) {
  const { t } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const its = useRound({ setup, watched, settings, still, say: sayAhead, onEnd });
  const { phase, shown, said } = its;
  const steps = setup.mode === 'steps' && !watched;
  // Where nothing moves there is nothing to hold.
  const leaves = steps || phase === 'loading' || phase === 'ready';
  usePausing(() => (setup.mode === 'fly' || watched) && its.pause());
  useGamepad((pressed) => {
    const move = ({ up: 'rise', right: 'wait', down: 'glide' } as Record<string, Move>)[pressed];
    if (pressed === 'pause') return phase === 'paused' ? its.resume() : its.pause();
    if (steps && move) its.decide(move);
    else its.press();
  });
  // Before its controls take the focus: step by step the first choice has it.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    // Not its first button: the key that flies would press it.
    dialog.current?.focus();
  }, []);
  useEffect(() => {
    // The focus was in the panel, which has gone: keys are heard in the dialog alone.
    if (phase === 'playing' && !dialog.current?.contains(document.activeElement)) dialog.current?.focus();
  }, [phase]);
  const goBack = () => {
    if (phase === 'paused') its.resume();
    else if (phase === 'playing') its.pause();
    else onLeave();
  };
  const press = (event: KeyboardEvent) => {
    const { code, key, repeat, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const { keys } = settings;
    const onButton = (event.target as Element).closest('button') && (key === ' ' || key === 'Enter');
    const move = steps && moves.find((one) => keys[one] === code);
    const act = () => {
      if (code === keys.pause || key === 'Escape') return goBack;
      if (move) return () => its.decide(move);
      return code === keys.fly && !onButton && setup.mode === 'fly' && !watched ? its.press : undefined;
    };
    const action = act();
    if (!action) return;
    event.preventDefault();
    if (!repeat || move) action();
  };
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.arena}
      aria-label={name}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault();
        goBack();
      }}
      onClose={onLeave}
      onPointerDown={({ target }) => !(target as Element).closest('button') && its.press()}
    >
      <Stage round={its.round} scenery={scenery} still={still} onReady={its.ready} onFail={onFail} onFrame={its.look} />
      <div className={`${roundStyles.bar} ${styles.bar}`}>
        <p className={`${roundStyles.score} ${styles.score}`}>
          {t('glider_score', { score: shown.score })} <span>{t('glider_lives', { lives: shown.lives })}</span>
        </p>
        {phase !== 'ended' && (
          <button
            type="button"
            className={`${button.button} ${button.square}`}
            aria-label={t(leaves ? 'glider_leave' : 'glider_pause')}
            onClick={leaves ? onLeave : its.pause}
          >
            <Icon name={leaves ? 'lucide:x' : 'lucide:pause'} />
          </button>
        )}
      </div>
      {phase === 'loading' && (
        <p className={styles.ready} aria-busy="true">
          {name}
        </p>
      )}
      {phase === 'ready' && <p className={styles.ready}>{t('glider_ready')}</p>}
      {steps && phase !== 'ended' && (
        <StepControls said={said} scan={settings.scan} phase={phase} onDecide={its.decide} />
      )}
      {phase === 'paused' && (
        <Panel title={t('glider_paused')}>
          {/* biome-ignore lint/a11y/noAutofocus: the panel has come by the player's own key. */}
          <button type="button" autoFocus className={button.primary} onClick={its.resume}>
            {t('glider_resume')}
          </button>
          <button type="button" className={button.button} onClick={onLeave}>
            {t('glider_leave')}
          </button>
        </Panel>
      )}
      {phase === 'ended' && (
        <EndPanel
          name={name}
          replay={watched ?? its.round.replay()}
          watched={watched !== undefined}
          onAgain={onAgain}
          onWatch={onWatch}
          onLeave={onLeave}
        />
      )}
    </dialog>
  );
}
