import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import button from '../button/button.module.css';
import { Icon } from '../icon.tsx';
import styles from './snackbar.module.css';

type Kind = 'success' | 'info' | 'error';

interface Message {
  id: number;
  text: string;
  kind: Kind;
}

interface Snackbar {
  /** Shows a message after those that are waiting; success where no kind is given. */
  notify: (text: string, kind?: Kind) => void;
}

const SnackbarContext = createContext<Snackbar>({ notify: () => undefined });

/** How long a message stays, in milliseconds, unless it is pointed at or focused. */
const stay = 6000;

/** Short messages at the foot of the page, one at a time, in their order. */
export function SnackbarProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Message[]>([]);
  const [held, setHeld] = useState(false);
  const shown = queue[0];
  const close = () => {
    setHeld(false);
    setQueue(([, ...rest]) => rest);
  };
  useEffect(() => {
    if (!shown || held) return;
    const timer = setTimeout(close, stay);
    return () => clearTimeout(timer);
  }, [shown, held]);
  const snackbar = useMemo<Snackbar>(
    () => ({
      notify: (text, kind = 'success') =>
        setQueue((before) => [...before, { id: (before.at(-1)?.id ?? 0) + 1, text, kind }]),
    }),
    [],
  );
  return (
    <SnackbarContext value={snackbar}>
      {children}
      <div role="status" className={styles.region}>
        {shown && (
          <div
            key={shown.id}
            className={`${styles.message} ${styles[shown.kind]}`}
            onPointerEnter={() => setHeld(true)}
            onPointerLeave={() => setHeld(false)}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
          >
            <p>{shown.text}</p>
            <CloseButton onClick={close} />
          </div>
        )}
      </div>
    </SnackbarContext>
  );
}

/** Tells the visitor something. */
export function useSnackbar(): Snackbar {
  return use(SnackbarContext);
}

function CloseButton({ onClick }: { onClick: () => void }) {
  const { t } = useLanguage();
  return (
    <button type="button" className={button.square} aria-label={t('snackbar_close')} onClick={onClick}>
      <Icon name="lucide:x" />
    </button>
  );
}
