import { button, notifyFailure, Picture, type PictureSource, useLanguage } from 'fitout/islands';
import { useEffect, useState } from 'react';
import type { Replay } from './replay.ts';
import styles from './round.module.css';
import type { Scenery } from './scenery.ts';
import { Stage } from './stage.browser.tsx';
import { usePausing } from './use-pausing.ts';
import { useRound } from './use-round.ts';

export interface WatchProps {
  name: string;
  scenery: Scenery;
  picture: PictureSource;
  /** What is flown again, verified at build. */
  round: Replay;
}

/** A round that runs where it stands in a text, when it is asked for. */
export function WatchBox({ name, scenery, picture, round }: WatchProps) {
  const { t } = useLanguage();
  const [number, setNumber] = useState(0);
  return (
    <figure className={styles.cover}>
      <div className={styles.poster}>
        {number === 0 ? (
          <Picture source={picture} />
        ) : (
          <Running key={number} scenery={scenery} round={round} onFail={() => setNumber(0)} />
        )}
      </div>
      <figcaption className={`${styles.start} needs-script`}>
        <button
          type="button"
          className={button.primary}
          aria-label={`${t('glider_watch')}: ${name}`}
          onClick={() => setNumber(number + 1)}
        >
          {t('glider_watch')}
        </button>
      </figcaption>
    </figure>
  );
}

function Running({ scenery, round, onFail }: Pick<WatchProps, 'scenery' | 'round'> & { onFail: () => void }) {
  const { t } = useLanguage();
  const [still] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const settings = { sound: false, volume: 0 };
  const its = useRound({ setup: round, watched: round, settings, still });
  const { phase, shown } = its;
  const [box, setBox] = useState<HTMLElement | null>(null);
  usePausing(its.pause);
  useEffect(() => {
    if (!box) return;
    // What nobody sees does not run.
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === false && its.pause());
    observer.observe(box);
    return () => observer.disconnect();
  });
  const fail = () => {
    onFail();
    notifyFailure('island');
  };
  return (
    <div ref={setBox} className={styles.stage}>
      <Stage round={its.round} scenery={scenery} still={still} onReady={its.ready} onFail={fail} onFrame={its.look} />
      <div className={styles.bar}>
        <p className={styles.score} role="status">
          {phase === 'ended' ? t('glider_verified') : ''} {t('glider_score', { score: shown.score })}
        </p>
        {(phase === 'playing' || phase === 'paused') && (
          <button
            type="button"
            className={`${button.button} ${button.square}`}
            onClick={phase === 'paused' ? its.resume : its.pause}
          >
            {t(phase === 'paused' ? 'glider_resume' : 'glider_pause')}
          </button>
        )}
      </div>
    </div>
  );
}
