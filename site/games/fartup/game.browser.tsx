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
  keepBest,
  readBest,
  readSettings,
  type Settings,
  usualSettings,
  writeSettings,
} from './stored-games.browser.ts';
import { useInvitation } from './use-invitation.ts';

export interface GameProps {
  slug: string;
  name: string;
  scenery: Scenery;
  picture: PictureSource;
}

interface NextRound {
  number: number;
  setup: Setup;
  watched?: Replay;
}

/** A game: its picture with what begins it, the settings, the best rounds, and the arena when it is played. */
export function Game({ slug, name, scenery, picture }: GameProps) {
  const { t } = useLanguage();
  const invitation = useInvitation();
  const [settings, setSettings] = useState<Settings>(usualSettings);
  const [best, setBest] = useState<BestRound[]>([]);
  const [other, setOther] = useState<string>();
  const [asked, setAsked] = useState<NextRound>();
  const [still, setStill] = useState(false);
  const opener = useRef<Element>(null);
  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setStill(reduced);
    setSettings(readSettings({ ...usualSettings, assists: { ...usualSettings.assists, speed: reduced } }));
    void readBest(slug).then(setBest);
  }, [slug]);
  const seed = other ?? invitation.seed;
  const begin = (setup: Setup, watched?: Replay) => {
    opener.current ??= document.activeElement;
    setAsked((before) => ({ number: (before?.number ?? 0) + 1, setup, ...(watched && { watched }) }));
  };
  const play = (mode: Mode) => begin({ mode, seed: seed ?? seedOfDay(new Date()), assists: settings.assists });
  const watch = (replay: Replay) => begin(replay, replay);
  const leave = () => setAsked(undefined);
  // Once the arena has gone: until then the rest of the page takes no focus.
  useEffect(() => {
    if (asked) return;
    (opener.current as HTMLElement | null)?.focus();
    opener.current = null;
  }, [asked]);
  const change = (changed: Settings) => {
    setSettings(changed);
    writeSettings(changed);
  };
  const keep = (replay: Replay) => {
    const outcome = playReplay(replay);
    if (asked?.watched || !outcome) return;
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
            <button type="button" className={button.button} onClick={() => setOther(makeSeed())}>
              {t('glider_other_course')}
            </button>
          </div>
          <p>{seed && seed !== seedOfDay(new Date()) ? t('glider_course', { seed }) : t('glider_todays_course')}</p>
        </div>
      </div>
      <SettingsForm settings={settings} onChange={change} />
      <BestRounds best={best} onWatch={watch} />
      {asked && (
        <Arena
          key={asked.number}
          name={name}
          scenery={scenery}
          setup={asked.setup}
          watched={asked.watched}
          settings={settings}
          still={still}
          onEnd={keep}
          onAgain={() => begin({ ...asked.setup, assists: settings.assists })}
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
