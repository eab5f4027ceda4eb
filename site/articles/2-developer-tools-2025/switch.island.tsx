import { defineIsland, type Translate, useLanguage } from 'fitout/islands';
import { type ReactNode, useState } from 'react';
import panes from '../../demo-parts/panes.module.css';
import { Said } from '../../demo-parts/said.tsx';
import styles from './switch.module.css';

/** What the code says: a fourth state, `satisfies never` at the end, a case for the fourth. */
interface Code {
  fourth: boolean;
  never: boolean;
  handled: boolean;
}

/** What TypeScript 7.0.2 says, strict, to a state without a case, and to a case without a state. */
const missingCase = `TS1360: Type '{ state: "paused"; since: string; }' does not satisfy the expected type 'never'.`;
const missingState = `TS2678: Type '"paused"' is not comparable to type '"fitted" | "quoted" | "snagged"'.`;

/** A switch over states, and what the compiler says: first three of its cases, then the one that is chosen. */
function Switch() {
  const { t } = useLanguage();
  const [code, setCode] = useState<Code>({ fourth: false, never: true, handled: false });
  const [said, say] = useState('');
  const change = (changed: Partial<Code>) => {
    const next = { ...code, ...changed };
    setCode(next);
    say(verdict(t, next));
  };
  const box = (part: keyof Code, label: string) => (
    <label>
      <input type="checkbox" checked={code[part]} onChange={({ target }) => change({ [part]: target.checked })} />
      {label}
    </label>
  );
  return (
    <>
      <div className={`${panes.panes} ${styles.code}`}>
        {said ? (
          <Pane name={t('switch_chosen')} code={code} />
        ) : (
          <>
            <Pane name={t('switch_three')} code={code} />
            <Pane name={t('switch_four')} code={{ ...code, fourth: true, never: false }} />
            <Pane name={t('switch_four_never')} code={{ ...code, fourth: true }} />
          </>
        )}
      </div>
      <div className="demo-controls needs-script">
        {box('fourth', t('switch_add_fourth'))}
        {box('never', t('switch_add_never'))}
        {box('handled', t('switch_add_case'))}
      </div>
      <Said>{said}</Said>
    </>
  );
}

function verdict(t: Translate, { fourth, never, handled }: Code): string {
  if (!fourth) return handled ? t('switch_refused') : t('switch_compiles');
  if (handled) return t('switch_complete');
  return never ? t('switch_refused') : t('switch_silent');
}

/** The code, and what the compiler says of it. */
function Pane({ name, code }: { name: string; code: Code }) {
  const { t } = useLanguage();
  const { fourth, never, handled } = code;
  const states = ['quoted', 'fitted', 'snagged', ...(fourth ? ['paused'] : [])];
  const cases = ['quoted', 'fitted', 'snagged', ...(handled ? ['paused'] : [])];
  const unknown = handled && !fourth;
  const missing = fourth && !handled && never;
  return (
    <section>
      <p>
        <strong>{name}</strong>
      </p>
      <pre>
        {`// ${states.join(' | ')}\nswitch (job.state) {\n`}
        {cases.map((one) => (
          <Line key={one} wrong={unknown && one === 'paused'}>{`  case "${one}": …\n`}</Line>
        ))}
        {'  default:\n'}
        {never && <Line wrong={missing}>{'    job satisfies never;\n'}</Line>}
        {'    throw …\n}'}
      </pre>
      <p>
        {verdict(t, code)} {missing && <code>{missingCase}</code>}
        {unknown && <code>{missingState}</code>}
      </p>
    </section>
  );
}

function Line({ wrong, children }: { wrong: boolean; children: ReactNode }) {
  return wrong ? <mark>{children}</mark> : children;
}

export const island = defineIsland({
  name: 'switch',
  Component: Switch,
  words: [
    'switch_three',
    'switch_four',
    'switch_four_never',
    'switch_chosen',
    'switch_add_fourth',
    'switch_add_never',
    'switch_add_case',
    'switch_compiles',
    'switch_silent',
    'switch_refused',
    'switch_complete',
  ],
});
