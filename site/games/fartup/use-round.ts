import { useLanguage } from 'fitout/islands';
import { useEffect, useRef, useState } from 'react';
import { type GameEvent, scoreOf } from './fly.ts';
import type { Replay } from './replay.ts';
import type { Setup } from './rules.ts';
import { heightOf, type Round, startRound } from './run-round.browser.ts';
import type { sayAhead } from './say-ahead.ts';
import { makeSounds } from './sounds.browser.ts';
import type { Move } from './steps.ts';
import type { Settings } from './stored-games.browser.ts';

/** The phase of a round as the player sees it. */
export type Phase = 'loading' | 'ready' | 'playing' | 'paused' | 'ended';

interface Options {
  setup: Setup;
  watched?: Replay | undefined;
  settings: Pick<Settings, 'sound' | 'volume'>;
  still: boolean;
  /** Describes what lies ahead, for players who may not see it. */
  say?: typeof sayAhead;
  onEnd?: (replay: Replay) => void;
}

/** A round, with its state for display and the actions of the player. */
export function useRound({ setup, watched, settings, still, say, onEnd }: Options) {
  const { t } = useLanguage();
  const [phase, setPhase] = useState<Phase>('loading');
  const [shown, setShown] = useState({ score: 0, lives: 0 });
  const [said, setSaid] = useState('');
  const phaseRef = useRef<Phase>('loading');
  const onHappenRef = useRef<(happened: GameEvent[], height: number) => void>(undefined);
  const [round] = useState<Round>(() =>
    startRound({ setup, watched, still, onHappen: (happened, height) => onHappenRef.current?.(happened, height) }),
  );
  const enter = (next: Phase) => {
    phaseRef.current = next;
    round.held = next !== 'playing';
    setPhase(next);
  };
  const sounds = settings.sound ? makeSounds(settings.volume / 100) : undefined;
  const updateShown = () => setShown({ score: scoreOf(round.count()), lives: round.count().lives });
  onHappenRef.current = (happened, height) => {
    updateShown();
    for (const one of happened) sounds?.play(one, height);
    if (round.walk && say) setSaid(say(t, round.course, round.walk, happened));
  };
  useEffect(() => {
    setShown({ score: 0, lives: round.count().lives });
  }, [round]);
  return {
    round,
    phase,
    shown,
    said,
    /** Called when the stage can be seen: starts watched rounds and rounds played step by step. */
    ready() {
      if (phaseRef.current !== 'loading') return;
      if (round.walk && say) setSaid(say(t, round.course, round.walk, []));
      enter(watched || round.walk ? 'playing' : 'ready');
    },
    press() {
      if (watched || (phaseRef.current !== 'ready' && phaseRef.current !== 'playing')) return;
      round.press();
      if (phaseRef.current === 'ready') enter('playing');
    },
    decide(move: Move) {
      if (watched || phaseRef.current !== 'playing' || !round.walk) return;
      round.decide(move);
      const gate = round.course.gates[round.walk.gate];
      const middle = gate && 1 - (gate.top + gate.bottom) / 2 / 640;
      sounds?.compare(heightOf(round.walk.row), middle);
    },
    pause() {
      if (phaseRef.current === 'playing') enter('paused');
    },
    resume() {
      if (phaseRef.current === 'paused') enter('playing');
    },
    /** Called for each frame: checks whether the round has ended. */
    checkEnd() {
      if (phaseRef.current !== 'playing' || round.count().standing === 'under way') return;
      updateShown();
      sounds?.play('end', 0.5);
      enter('ended');
      onEnd?.(watched ?? round.replay());
    },
  };
}
