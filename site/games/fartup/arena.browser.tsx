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

/** Plays or shows a round in a dialog as large as the window, so that nothing else scrolls or receives keys. */
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
  const controls = useRound({ setup, watched, settings, still, say: sayAhead, onEnd });
  const { phase, shown, said } = controls;
  const steps = setup.mode === 'steps' && !watched;
  // If nothing moves there is nothing to pause: the button leaves instead.
  const canLeave = steps || phase === 'loading' || phase === 'ready';
  usePausing(() => (setup.mode === 'fly' || watched) && controls.pause());
  useGamepad((pressed) => {
    const move = ({ up: 'rise', right: 'wait', down: 'glide' } as Record<string, Move>)[pressed];
    if (pressed === 'pause') return phase === 'paused' ? controls.resume() : controls.pause();
    if (steps && move) controls.decide(move);
    else controls.press();
  });
  // A layout effect runs before the controls take the focus: step by step the first choice gets it.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    // Focus the dialog, not its first button: the key that flies would press that button.
    dialog.current?.focus();
  }, []);
  useEffect(() => {
    // The focused panel has been removed, and keys are handled only within the dialog.
    if (phase === 'playing' && !dialog.current?.contains(document.activeElement)) dialog.current?.focus();
  }, [phase]);
  const goBack = () => {
    if (phase === 'paused') controls.resume();
    else if (phase === 'playing') controls.pause();
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
      if (move) return () => controls.decide(move);
      return code === keys.fly && !onButton && setup.mode === 'fly' && !watched ? controls.press : undefined;
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
      onPointerDown={({ target }) => !(target as Element).closest('button') && controls.press()}
    >
      <Stage
        round={controls.round}
        scenery={scenery}
        still={still}
        onReady={controls.ready}
        onFail={onFail}
        onFrame={controls.checkEnd}
      />
      <div className={`${roundStyles.bar} ${styles.bar}`}>
        <p className={`${roundStyles.score} ${styles.score}`}>
          {t('glider_score', { score: shown.score })} <span>{t('glider_lives', { lives: shown.lives })}</span>
        </p>
        {phase !== 'ended' && (
          <button
            type="button"
            className={`${button.button} ${button.square}`}
            aria-label={t(canLeave ? 'glider_leave' : 'glider_pause')}
            onClick={canLeave ? onLeave : controls.pause}
          >
            <Icon name={canLeave ? 'lucide:x' : 'lucide:pause'} />
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
        <StepControls said={said} scan={settings.scan} phase={phase} onDecide={controls.decide} />
      )}
      {phase === 'paused' && (
        <Panel title={t('glider_paused')}>
          {/* biome-ignore lint/a11y/noAutofocus: the panel was opened by the player’s own key. */}
          <button type="button" autoFocus className={button.primary} onClick={controls.resume}>
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
          replay={watched ?? controls.round.replay()}
          watched={watched !== undefined}
          onAgain={onAgain}
          onWatch={onWatch}
          onLeave={onLeave}
        />
      )}
    </dialog>
  );
}
