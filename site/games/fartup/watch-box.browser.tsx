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
  /** The round to replay, verified at build time. */
  round: Replay;
}

/** A round in a text, which is replayed in place when its button is pressed. */
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
  const controls = useRound({ setup: round, watched: round, settings, still });
  const { phase, shown } = controls;
  const [box, setBox] = useState<HTMLElement | null>(null);
  usePausing(controls.pause);
  useEffect(() => {
    if (!box) return;
    // Pause while out of view.
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === false && controls.pause());
    observer.observe(box);
    return () => observer.disconnect();
  });
  const fail = () => {
    onFail();
    notifyFailure('island');
  };
  return (
    <div ref={setBox} className={styles.stage}>
      <Stage
        round={controls.round}
        scenery={scenery}
        still={still}
        onReady={controls.ready}
        onFail={fail}
        onFrame={controls.checkEnd}
      />
      <div className={styles.bar}>
        <p className={styles.score} role="status">
          {phase === 'ended' ? t('glider_verified') : ''} {t('glider_score', { score: shown.score })}
        </p>
        {(phase === 'playing' || phase === 'paused') && (
          <button
            type="button"
            className={`${button.button} ${button.square}`}
            onClick={phase === 'paused' ? controls.resume : controls.pause}
          >
            {t(phase === 'paused' ? 'glider_resume' : 'glider_pause')}
          </button>
        )}
      </div>
    </div>
  );
}
