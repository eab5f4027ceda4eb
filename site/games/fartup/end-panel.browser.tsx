import { button, notify, useLanguage } from 'fitout/islands';
import { type ReactNode, useState } from 'react';
import styles from './fartup.module.css';
import { namesOf } from './names-of.ts';
import { playReplay, type Replay, writeReplay } from './replay.ts';

/** What stands above the stage while nothing flies. */
export function Panel({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.panel}>
      <div role="status">
        <h2>{title}</h2>
        {text}
      </div>
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}

interface Props {
  name: string;
  replay: Replay;
  watched: boolean;
  onAgain: () => void;
  onWatch: (replay: Replay) => void;
  onLeave: () => void;
}

/** Milliseconds in which a press still belongs to the round that has just ended. */
const grace = 600;

/** The end of a round: flown again on the spot, so that the score is what the inputs make of it. */
export function EndPanel({ name, replay, watched, onAgain, onWatch, onLeave }: Props) {
  const { t } = useLanguage();
  const [outcome] = useState(() => playReplay(replay));
  const [ended] = useState(() => performance.now());
  if (!outcome) return undefined;
  const { standing, passed, coins, score, lives } = outcome;
  const help = namesOf(t, replay.assists);
  return (
    <Panel
      title={t(standing === 'arrived' ? 'glider_arrived' : 'glider_crashed')}
      text={
        <>
          <p className={styles.result}>{t('glider_score', { score })}</p>
          <p>
            {t('glider_result', { gates: passed, coins, lives })} {t('glider_course', { seed: replay.seed })}
            {help && ` ${t('glider_helped', { help })}`}
          </p>
          {watched && <p>{t('glider_verified', { score })}</p>}
        </>
      }
    >
      <button
        type="button"
        // biome-ignore lint/a11y/noAutofocus: again is one key.
        autoFocus
        className={button.primary}
        onClick={() => performance.now() - ended > grace && onAgain()}
      >
        {t(watched ? 'glider_play_course' : 'glider_again')}
      </button>
      <button type="button" className={button.button} onClick={() => onWatch(replay)}>
        {t('glider_watch')}
      </button>
      <button
        type="button"
        className={button.button}
        onClick={() =>
          void share(
            t('glider_share_text', { score, name, seed: replay.seed }),
            replay,
            t('glider_copied'),
            t('glider_not_copied'),
          )
        }
      >
        {t('glider_share')}
      </button>
      <button type="button" className={button.button} onClick={onLeave}>
        {t('glider_leave')}
      </button>
    </Panel>
  );
}

function linkOf(replay: Replay): string {
  return `${location.origin}${location.pathname}?seed=${replay.seed}#round=${writeReplay(replay)}`;
}

async function share(text: string, replay: Replay, copied: string, failed: string): Promise<void> {
  const url = linkOf(replay);
  try {
    if ('share' in navigator) return await navigator.share({ text, url });
  } catch (error) {
    // The player closed the sheet. Whatever else failed: the clipboard is left.
    if (error instanceof DOMException && error.name === 'AbortError') return;
  }
  try {
    await navigator.clipboard.writeText(`${text} ${url}`);
    notify(copied);
  } catch {
    notify(`${failed} ${url}`, 'error');
  }
}
