import { defineIsland, useLanguage } from 'fitout/islands';
import { Component, type ReactNode, type RefCallback, useRef, useState } from 'react';
import { LiveMessage } from '../../demo-parts/live-message.tsx';
import { Pane } from '../../demo-parts/pane.tsx';
import panes from '../../demo-parts/panes.module.css';
import styles from './boundary.module.css';

interface BoundaryProps {
  children: ReactNode;
  report?: () => void;
  /** Renders the fallback after an error; `open` resets the boundary. */
  instead: (open: () => void) => ReactNode;
}

/** The error boundary of the article: it shows its fallback until it is reset. */
class Boundary extends Component<BoundaryProps> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.report?.();
  }

  override render() {
    return this.state.failed ? this.props.instead(() => this.setState({ failed: false })) : this.props.children;
  }
}

/** A page of three parts, one of which fails, without and with a boundary of its own. It throws real errors. */
function FailingPart() {
  const { t } = useLanguage();
  const [{ broken, load, reports, isStill }, set] = useState({ broken: false, load: 0, reports: 0, isStill: true });
  const [message, say] = useState('');
  const isTried = useRef(false);
  /** Focuses what is rendered after another try: the pressed button is gone. */
  const takeFocus = (element: HTMLElement | null) => {
    if (!isTried.current || !element) return;
    isTried.current = false;
    element.focus();
  };
  const fail = () => {
    set((now) => ({ ...now, broken: true, isStill: false }));
    say(t('boundary_failed'));
  };
  const mend = () => {
    set((now) => ({ ...now, broken: false, isStill: false }));
    say(t('boundary_mended'));
  };
  const reload = () => {
    set((now) => ({ ...now, load: now.load + 1, isStill: false }));
    say(broken ? t('boundary_failed') : t('boundary_before'));
  };
  const tryAgain = (open: () => void) => {
    isTried.current = true;
    open();
    say(broken ? t('boundary_again', { count: reports + 1 }) : t('boundary_back'));
  };
  const away = (button: ReactNode) => (
    <Part className={styles.away}>
      {t('boundary_away')}
      {button}
    </Part>
  );

  return (
    <>
      <div className={panes.panes}>
        {isStill && (
          <Shop name={t('boundary_before')}>
            <Part>{t('boundary_suggestions')}</Part>
          </Shop>
        )}
        {isStill ? (
          <Empty />
        ) : (
          <Boundary key={load} instead={() => <Empty />}>
            <Shop name={t('boundary_without')}>
              <Suggestions broken={broken} />
            </Shop>
          </Boundary>
        )}
        <Shop name={t('boundary_with')}>
          {isStill ? (
            away(null)
          ) : (
            <Boundary
              key={load}
              report={() => set((now) => ({ ...now, reports: now.reports + 1 }))}
              instead={(open) =>
                away(
                  <button ref={takeFocus} type="button" onClick={() => tryAgain(open)}>
                    {t('boundary_try_again')}
                  </button>,
                )
              }
            >
              <Suggestions broken={broken} ref={takeFocus} />
            </Boundary>
          )}
        </Shop>
      </div>
      <div className="demo-controls needs-script">
        <button type="button" onClick={fail}>
          {t('boundary_fail')}
        </button>
        <button type="button" onClick={mend}>
          {t('boundary_mend')}
        </button>
        <button type="button" onClick={reload}>
          {t('boundary_reload')}
        </button>
      </div>
      <LiveMessage>{message}</LiveMessage>
    </>
  );
}

function Suggestions({ broken, ref }: { broken: boolean; ref?: RefCallback<HTMLElement> }) {
  const { t } = useLanguage();
  if (broken) throw new TypeError('Suggestions: price of undefined');
  return <Part ref={ref}>{t('boundary_suggestions')}</Part>;
}

function Shop({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <Pane name={name}>
      <Part>{t('boundary_cart')}</Part>
      {children}
      <Part>{t('boundary_checkout')}</Part>
    </Pane>
  );
}

function Empty() {
  const { t } = useLanguage();
  return (
    <Pane name={t('boundary_without')}>
      <i>{t('boundary_empty')}</i>
    </Pane>
  );
}

interface PartProps {
  className?: string;
  /** Set if the part can be focused. */
  ref?: RefCallback<HTMLElement> | undefined;
  children: ReactNode;
}

function Part({ className, ref, children }: PartProps) {
  return (
    <p ref={ref} tabIndex={ref && -1} className={className}>
      {children}
    </p>
  );
}

export const island = defineIsland({
  name: 'boundary',
  Component: FailingPart,
  words: [
    'boundary_cart',
    'boundary_suggestions',
    'boundary_checkout',
    'boundary_before',
    'boundary_without',
    'boundary_with',
    'boundary_empty',
    'boundary_away',
    'boundary_try_again',
    'boundary_fail',
    'boundary_mend',
    'boundary_reload',
    'boundary_failed',
    'boundary_mended',
    'boundary_again',
    'boundary_back',
  ],
});
