import { defineIsland, type Translate, useLanguage } from 'fitout/islands';
import { type ReactNode, useState } from 'react';
import panes from '../../demo-parts/panes.module.css';
import styles from './switch.module.css';

/** The variant of the code: with a fourth state, with a case for it, with `satisfies never` at its end. */
interface Code {
  fourth: boolean;
  handled: boolean;
  never: boolean;
}

/** The errors of TypeScript 5.8.2, strict, for a state without a case, and for a case without a state. */
const missingCase = `TS1360: Type '{ state: "paused"; since: string; }' does not satisfy the expected type 'never'.`;
const missingState = `TS2678: Type '"paused"' is not comparable to type '"quoted" | "fitted" | "snagged"'.`;

/** The same switch over states without and with `satisfies never`, each with the compiler’s output. */
function Switch() {
  const { t } = useLanguage();
  const [code, setCode] = useState({ fourth: true, handled: false });
  const checkbox = (part: keyof typeof code, label: string) => (
    <label>
      <input
        type="checkbox"
        checked={code[part]}
        onChange={({ target }) => setCode({ ...code, [part]: target.checked })}
      />
      {label}
    </label>
  );
  return (
    <>
      <div className={`${panes.panes} ${styles.code}`}>
        <Pane name={t('switch_without')} code={{ ...code, never: false }} />
        <Pane name={t('switch_with')} code={{ ...code, never: true }} />
      </div>
      <div className="demo-controls needs-script">
        {checkbox('fourth', t('switch_add_fourth'))}
        {checkbox('handled', t('switch_add_case'))}
      </div>
    </>
  );
}

function verdict(t: Translate, { fourth, never, handled }: Code): string {
  if (fourth === handled) return fourth ? t('switch_complete') : t('switch_compiles');
  return handled || never ? t('switch_refused') : t('switch_silent');
}

/** The code, and the compiler’s output for it. */
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
      <p aria-live="polite">
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
    'switch_without',
    'switch_with',
    'switch_add_fourth',
    'switch_add_case',
    'switch_compiles',
    'switch_silent',
    'switch_refused',
    'switch_complete',
  ],
});
