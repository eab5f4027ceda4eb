import { button, Icon, useLanguage } from 'fitout/islands';
import { useEffect, useRef } from 'react';
import styles from './fartup.module.css';
import { moveWords } from './names-of.ts';
import { type Move, moves } from './steps.ts';
import type { Phase } from './use-round.ts';

/** How long each choice keeps the focus while scanning for a single switch, in milliseconds. */
const scanInterval = 1600;

const icons = { rise: 'lucide:arrow-up', wait: 'lucide:arrow-right', glide: 'lucide:arrow-down' } as const;

/** True if the browser can announce a text by script: https://www.w3.org/TR/wai-aria-1.3/#ARIANotifyMixin */
const canNotify = (): boolean => 'ariaNotify' in document;

interface Props {
  said: string;
  scan: boolean;
  phase: Phase;
  onDecide: (move: Move) => void;
}

/** The player’s choices step by step, and the description of what lies ahead. */
export function StepControls({ said, scan, phase, onDecide }: Props) {
  const { t } = useLanguage();
  const paused = phase === 'paused';
  const choices = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (canNotify()) (document as Document & { ariaNotify: (text: string) => void }).ariaNotify(said);
  }, [said]);
  useEffect(() => {
    if (paused) return;
    const buttons = [...(choices.current?.querySelectorAll('button') ?? [])];
    buttons[0]?.focus();
    if (!scan) return;
    const timer = setInterval(() => {
      const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
      buttons[(at + 1) % buttons.length]?.focus();
    }, scanInterval);
    return () => clearInterval(timer);
  }, [scan, paused]);
  return (
    <div className={styles.steps}>
      <p role={canNotify() ? undefined : 'status'}>{said}</p>
      <fieldset ref={choices} aria-label={t('glider_choices')}>
        {moves.map((move) => (
          <button
            key={move}
            type="button"
            className={button.button}
            aria-busy={phase === 'loading' || undefined}
            onClick={() => onDecide(move)}
          >
            <Icon name={icons[move]} /> {t(moveWords[move])}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
