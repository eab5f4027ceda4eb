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

/** Where a round stands for the player. */
export type Phase = 'loading' | 'ready' | 'playing' | 'paused' | 'ended';

interface Options {
  setup: Setup;
  watched?: Replay | undefined;
  settings: Pick<Settings, 'sound' | 'volume'>;
  still: boolean;
  /** Says what lies ahead, where somebody plays who may not see it. */
  say?: typeof sayAhead;
  onEnd?: (replay: Replay) => void;
}

/** A round, and what the page around it shows of it. */
export function useRound({ setup, watched, settings, still, say, onEnd }: Options) {
  const { t } = useLanguage();
  const [phase, setPhase] = useState<Phase>('loading');
  const [shown, setShown] = useState({ score: 0, lives: 0 });
  const [said, setSaid] = useState('');
  const now = useRef<Phase>('loading');
  const heard = useRef<(happened: GameEvent[], height: number) => void>(undefined);
  const [round] = useState<Round>(() =>
    startRound({ setup, watched, still, onHappen: (happened, height) => heard.current?.(happened, height) }),
  );
  const enter = (next: Phase) => {
    now.current = next;
    round.held = next !== 'playing';
    setPhase(next);
  };
  const sounds = settings.sound ? makeSounds(settings.volume / 100) : undefined;
  const tell = () => setShown({ score: scoreOf(round.count()), lives: round.count().lives });
  heard.current = (happened, height) => {
    tell();
    for (const one of happened) sounds?.happen(one, height);
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
    /** The stage can be seen: what is watched begins, and what is played step by step. */
    ready() {
      if (now.current !== 'loading') return;
      if (round.walk && say) setSaid(say(t, round.course, round.walk, []));
      enter(watched || round.walk ? 'playing' : 'ready');
    },
    press() {
      if (watched || (now.current !== 'ready' && now.current !== 'playing')) return;
      round.press();
      if (now.current === 'ready') enter('playing');
    },
    decide(move: Move) {
      if (watched || now.current !== 'playing' || !round.walk) return;
      round.decide(move);
      const gate = round.course.gates[round.walk.gate];
      const middle = gate && 1 - (gate.top + gate.bottom) / 2 / 640;
      sounds?.compare(heightOf(round.walk.row), middle);
    },
    pause() {
      if (now.current === 'playing') enter('paused');
    },
    resume() {
      if (now.current === 'paused') enter('playing');
    },
    /** Looks whether the round has ended: with each picture. */
    look() {
      if (now.current !== 'playing' || round.count().standing === 'under way') return;
      tell();
      sounds?.happen('end', 0.5);
      enter('ended');
      onEnd?.(watched ?? round.replay());
    },
  };
}
