import { button, useLanguage } from 'fitout/islands';
import { type ReactNode, useState } from 'react';
import styles from './fartup.module.css';
import { namesOf } from './names-of.ts';
import { playReplay, type Replay, writeReplay } from './replay.ts';
import { useGamepad } from './use-gamepad.ts';

interface PanelProps {
  title: string;
  text?: ReactNode;
  /** The result of a pressed button. */
  message?: string;
  children: ReactNode;
}

/** The panel above the stage while the round is paused or over. */
export function Panel({ title, text, message, children }: PanelProps) {
  return (
    <div className={styles.panel}>
      <div role="status">
        <h2>{title}</h2>
        {text}
      </div>
      <div className={styles.buttons}>{children}</div>
      <p role="status" className={styles.said}>
        {message}
      </p>
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

/** Milliseconds during which a press still belongs to the round that has just ended. */
const grace = 600;

/** The end of a round, which is replayed at once, so that the score follows from its inputs. */
export function EndPanel({ name, replay, watched, onAgain, onWatch, onLeave }: Props) {
  const { t } = useLanguage();
  const [outcome] = useState(() => playReplay(replay));
  const [ended] = useState(() => performance.now());
  const [message, setMessage] = useState('');
  const again = () => performance.now() - ended > grace && onAgain();
  useGamepad((pressed) => pressed !== 'pause' && again());
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
      message={message}
    >
      <button
        type="button"
        // biome-ignore lint/a11y/noAutofocus: one key starts the next round.
        autoFocus
        className={button.primary}
        onClick={again}
      >
        {t(watched ? 'glider_play_course' : 'glider_again')}
      </button>
      <button type="button" className={button.button} onClick={() => onWatch(replay)}>
        {t('glider_watch')}
      </button>
      <button
        type="button"
        className={button.button}
        onClick={async () => {
          const url = linkOf(replay);
          const result = await share(t('glider_share_text', { score, name, seed: replay.seed }), url);
          // A message of the page below the dialog would be neither seen nor announced.
          if (result === 'copied') setMessage(t('glider_copied'));
          if (result === 'refused') setMessage(`${t('glider_not_copied')} ${url}`);
        }}
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

async function share(text: string, url: string): Promise<'copied' | 'refused' | undefined> {
  try {
    if ('share' in navigator) {
      await navigator.share({ text, url });
      return undefined;
    }
  } catch (error) {
    // The player closed the share sheet. After any other error, try the clipboard.
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  }
  try {
    await navigator.clipboard.writeText(`${text} ${url}`);
    return 'copied';
  } catch {
    return 'refused';
  }
}
