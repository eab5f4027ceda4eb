import { createContext, type ReactNode, type RefObject, use, useEffect, useMemo, useRef, useState } from 'react';
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

/** How long a message stays, in milliseconds; longer while it is pointed at or focused, and where it tells of a failure. */
const stay = 6000;

/** Short messages at the foot of the page, one at a time, in their order. */
export function SnackbarProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Message[]>([]);
  const snackbar = useMemo<Snackbar>(
    () => ({
      notify: (text, kind = 'success') =>
        setQueue((before) => [...before, { id: (before.at(-1)?.id ?? 0) + 1, text, kind }]),
    }),
    [],
  );
  const [shown] = queue;
  return (
    <SnackbarContext value={snackbar}>
      {children}
      <div role="status" className={styles.region}>
        {shown && (
          <ShownMessage
            key={shown.id}
            message={shown}
            waiting={queue.length > 1}
            onClose={() => setQueue((now) => now.filter(({ id }) => id !== shown.id))}
          />
        )}
      </div>
    </SnackbarContext>
  );
}

/** Tells the visitor something. */
export function useSnackbar(): Snackbar {
  return use(SnackbarContext);
}

interface Props {
  message: Message;
  /** Whether another message waits for this one to end. */
  waiting: boolean;
  onClose: () => void;
}

function ShownMessage({ message, waiting, onClose }: Props) {
  const { t } = useLanguage();
  const element = useRef<HTMLDivElement>(null);
  // What went wrong stays until it is closed, or until there is more to say.
  useTimeToRead(element, () => {
    if (message.kind !== 'error' || waiting) onClose();
  });
  return (
    <div ref={element} className={`${styles.message} ${styles[message.kind]}`}>
      <p>{message.text}</p>
      <button type="button" className={button.square} aria-label={t('snackbar_close')} onClick={onClose}>
        <Icon name="lucide:x" />
      </button>
    </div>
  );
}

function useTimeToRead(element: RefObject<HTMLElement | null>, onEnd: () => void): void {
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      if (!element.current?.matches(':hover, :focus-within')) end.current();
    }, stay);
    return () => clearInterval(timer);
  }, [element]);
}
