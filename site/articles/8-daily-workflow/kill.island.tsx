import { defineIsland, useLanguage } from 'fitout/islands';
import { useState } from 'react';
import { LiveMessage } from '../../demo-parts/live-message.tsx';
import styles from './kill.module.css';
import { killWorker, recordFirst, type Step, sendFirst } from './kill-worker.ts';

const orders = [
  { name: 'kill_send_first', order: sendFirst, hasKey: false },
  { name: 'kill_record_first', order: recordFirst, hasKey: false },
  { name: 'kill_with_key', order: sendFirst, hasKey: true },
] as const;

/** A worker with three ways of working, and a second worker that takes over after the first has been killed. */
function Kill() {
  const { t } = useLanguage();
  const [diesAfter, setDiesAfter] = useState(2);
  const [message, say] = useState('');
  const kill = (step: number) => {
    setDiesAfter(step);
    const [send, record, key] = orders.map(({ order, hasKey }) => killWorker(order, step, hasKey).mails);
    say(t('kill_said', { step, send: send ?? 0, record: record ?? 0, key: key ?? 0 }));
  };
  return (
    <>
      {orders.map(({ name, order, hasKey }) => {
        const { first, second, mails } = killWorker(order, diesAfter, hasKey);
        return (
          <section key={name}>
            <p>
              <strong>{t(name)}</strong> {t('kill_mails', { mails })}
            </p>
            <Life name={t('kill_first')} order={order} done={first} isKilled />
            <Life name={t('kill_second')} order={order} done={second} isKnown={hasKey && first.includes('send')} />
          </section>
        );
      })}
      <div className="demo-controls needs-script">
        {t('kill_after')}
        {[1, 2, 3, 4].map((step) => (
          <button
            key={step}
            type="button"
            aria-label={`${t('kill_after')} ${step}`}
            aria-pressed={diesAfter === step}
            className={styles.kill}
            onClick={() => kill(step)}
          >
            {step}
          </button>
        ))}
      </div>
      <LiveMessage>{message}</LiveMessage>
    </>
  );
}

interface LifeProps {
  name: string;
  order: readonly Step[];
  done: readonly Step[];
  isKilled?: boolean;
  /** Whether the provider already knows the mail, and does not send it again. */
  isKnown?: boolean;
}

/** The steps of a worker by their names in the program, done and not done. */
function Life({ name, order, done, isKilled = false, isKnown = false }: LifeProps) {
  return (
    <div className={styles.life}>
      <span>{name}</span>
      <ol translate="no" lang="en">
        {order.map((step, index) => {
          const isDone = index < done.length;
          return (
            <li key={step} className={isKilled && index === done.length - 1 ? styles.last : undefined}>
              {isDone ? <code>{step}</code> : <s>{step}</s>}
              {isDone && step === 'send' && (
                <svg viewBox="0 0 24 16" aria-hidden="true" strokeDasharray={isKnown ? '3 3' : undefined}>
                  <path d="M2 2h20v12H2zl10 7 10-7" />
                </svg>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

export const island = defineIsland({
  name: 'kill',
  Component: Kill,
  words: [
    'kill_send_first',
    'kill_record_first',
    'kill_with_key',
    'kill_mails',
    'kill_first',
    'kill_second',
    'kill_after',
    'kill_said',
  ],
});
