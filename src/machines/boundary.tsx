import { Component, type ReactNode, useState } from 'react';
import type { MachineWords } from '../content/machines.ts';
import { fillWord } from './fill-word.ts';
import { Said } from './said.tsx';

type Words = MachineWords<'boundary'>;

interface BoundaryProps {
  children: ReactNode;
  report?: () => void;
  /** What stands there after an error; it is given what opens the boundary again. */
  instead: (open: () => void) => ReactNode;
}

/** A boundary as the article has it: it stays shut until it is opened. */
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

/** A page of three parts, one of which fails, without and with a boundary of its own. The errors are real. */
export function FailingPart({ words }: { words: Words }) {
  const [{ broken, load, reports, isStill }, set] = useState({ broken: false, load: 0, reports: 0, isStill: true });
  const [said, say] = useState('');
  const fail = () => {
    set((now) => ({ ...now, broken: true, isStill: false }));
    say(words.failed);
  };
  const mend = () => {
    set((now) => ({ ...now, broken: false, isStill: false }));
    say(words.mended);
  };
  const reload = () => {
    set((now) => ({ ...now, load: now.load + 1, isStill: false }));
    say(broken ? words.failed : words.before);
  };
  const tryAgain = (open: () => void) => {
    open();
    say(broken ? fillWord(words.again, { count: reports + 1 }) : words.back);
  };
  const away = (button: ReactNode) => (
    <Part className="away">
      {words.away}
      {button}
    </Part>
  );

  return (
    <>
      <div className="machine-pages">
        {isStill && (
          <Shop name={words.before} words={words}>
            <Part>{words.suggestions}</Part>
          </Shop>
        )}
        {isStill ? (
          <Empty words={words} />
        ) : (
          <Boundary key={load} instead={() => <Empty words={words} />}>
            <Shop name={words.without} words={words}>
              <Suggestions {...{ broken, words }} />
            </Shop>
          </Boundary>
        )}
        <Shop name={words.with} words={words}>
          {isStill ? (
            away(null)
          ) : (
            <Boundary
              key={load}
              report={() => set((now) => ({ ...now, reports: now.reports + 1 }))}
              instead={(open) =>
                away(
                  <button type="button" onClick={() => tryAgain(open)}>
                    {words.tryAgain}
                  </button>,
                )
              }
            >
              <Suggestions {...{ broken, words }} />
            </Boundary>
          )}
        </Shop>
      </div>
      <div className="machine-controls needs-script">
        <button type="button" onClick={fail}>
          {words.fail}
        </button>
        <button type="button" onClick={mend}>
          {words.mend}
        </button>
        <button type="button" onClick={reload}>
          {words.reload}
        </button>
      </div>
      <Said>{said}</Said>
    </>
  );
}

function Suggestions({ broken, words }: { broken: boolean; words: Words }) {
  if (broken) throw new TypeError('Suggestions: price of undefined');
  return <Part>{words.suggestions}</Part>;
}

function Shop({ name, words, children }: { name: string; words: Words; children: ReactNode }) {
  return (
    <section>
      <p>
        <strong>{name}</strong>
      </p>
      <div>
        <Part>{words.cart}</Part>
        {children}
        <Part>{words.checkout}</Part>
      </div>
    </section>
  );
}

function Empty({ words }: { words: Words }) {
  return (
    <section>
      <p>
        <strong>{words.without}</strong>
      </p>
      <div>
        <i>{words.empty}</i>
      </div>
    </section>
  );
}

function Part({ className, children }: { className?: string; children: ReactNode }) {
  return <p className={className}>{children}</p>;
}
