import { button, notifyFailure, Picture, type PictureSource, useLanguage } from 'fitout/islands';
import { useEffect, useRef, useState } from 'react';
import { Arena } from './arena.browser.tsx';
import { BestRounds } from './best-rounds.tsx';
import styles from './fartup.module.css';
import { playReplay, type Replay, writeReplay } from './replay.ts';
import roundStyles from './round.module.css';
import { type Mode, type Setup, seedOfDay } from './rules.ts';
import type { Scenery } from './scenery.ts';
import { SettingsForm } from './settings-form.tsx';
import {
  type BestRound,
  defaultSettings,
  keepBest,
  readBest,
  readSettings,
  type Settings,
  writeSettings,
} from './stored-games.browser.ts';
import { useInvitation } from './use-invitation.ts';

export interface GameProps {
  slug: string;
  name: string;
  scenery: Scenery;
  picture: PictureSource;
}

interface CurrentRound {
  number: number;
  setup: Setup;
  watched?: Replay;
}

/** A game: its picture with the buttons that start it, settings, best rounds, and the arena during a round. */
export function Game({ slug, name, scenery, picture }: GameProps) {
  const { t } = useLanguage();
  const invitation = useInvitation();
  const [settings, setSettings] = useState<Settings>(defaultSettings);
  const [best, setBest] = useState<BestRound[]>([]);
  const [otherSeed, setOtherSeed] = useState<string>();
  const [current, setCurrent] = useState<CurrentRound>();
  const [still, setStill] = useState(false);
  const opener = useRef<Element>(null);
  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setStill(reduced);
    setSettings(readSettings({ ...defaultSettings, assists: { ...defaultSettings.assists, speed: reduced } }));
    void readBest(slug).then(setBest);
  }, [slug]);
  const seed = otherSeed ?? invitation.seed;
  const begin = (setup: Setup, watched?: Replay) => {
    opener.current ??= document.activeElement;
    setCurrent((before) => ({ number: (before?.number ?? 0) + 1, setup, ...(watched && { watched }) }));
  };
  const play = (mode: Mode) => begin({ mode, seed: seed ?? seedOfDay(new Date()), assists: settings.assists });
  const watch = (replay: Replay) => begin(replay, replay);
  const leave = () => setCurrent(undefined);
  // Only after the arena is removed: until then the rest of the page cannot be focused.
  useEffect(() => {
    if (current) return;
    (opener.current as HTMLElement | null)?.focus();
    opener.current = null;
  }, [current]);
  const change = (changed: Settings) => {
    setSettings(changed);
    writeSettings(changed);
  };
  const keep = (replay: Replay) => {
    const outcome = playReplay(replay);
    if (current?.watched || !outcome) return;
    setBest(keepBest(slug, best, { text: writeReplay(replay), replay, outcome }));
  };
  const { replay } = invitation;
  return (
    <>
      <div className={roundStyles.cover}>
        <div className={roundStyles.poster}>
          <Picture source={picture} eager />
        </div>
        <div className={`${roundStyles.start} needs-script`}>
          {invitation.broken && <p role="status">{t('glider_broken')}</p>}
          <div className={styles.buttons}>
            {replay && (
              <button type="button" className={button.primary} onClick={() => watch(replay)}>
                {t('glider_watch_round', { score: playReplay(replay)?.score ?? 0, seed: replay.seed })}
              </button>
            )}
            <button type="button" className={replay ? button.button : button.primary} onClick={() => play('fly')}>
              {t('games_play')}
            </button>
            <button type="button" className={button.button} onClick={() => play('steps')}>
              {t('glider_play_steps')}
            </button>
            <button type="button" className={button.button} onClick={() => setOtherSeed(makeSeed())}>
              {t('glider_other_course')}
            </button>
          </div>
          <p>{seed && seed !== seedOfDay(new Date()) ? t('glider_course', { seed }) : t('glider_todays_course')}</p>
        </div>
      </div>
      <SettingsForm settings={settings} onChange={change} />
      <BestRounds best={best} onWatch={watch} />
      {current && (
        <Arena
          key={current.number}
          name={name}
          scenery={scenery}
          setup={current.setup}
          watched={current.watched}
          settings={settings}
          still={still}
          onEnd={keep}
          onAgain={() => begin({ ...current.setup, assists: settings.assists })}
          onWatch={watch}
          onLeave={leave}
          onFail={() => {
            leave();
            notifyFailure('island');
          }}
        />
      )}
    </>
  );
}

const makeSeed = (): string => Math.random().toString(36).slice(2, 8);
