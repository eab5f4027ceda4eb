import { type ReactNode, useState } from 'react';
import type { MachineWords } from '../content/machines.ts';
import { Said } from './said.tsx';

type Words = MachineWords<'switch'>;

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
export function Switch({ words }: { words: Words }) {
  const [code, setCode] = useState<Code>({ fourth: false, never: true, handled: false });
  const [said, say] = useState('');
  const change = (changed: Partial<Code>) => {
    const next = { ...code, ...changed };
    setCode(next);
    say(verdict(words, next));
  };
  const box = (part: keyof Code, label: string) => (
    <label>
      <input type="checkbox" checked={code[part]} onChange={({ target }) => change({ [part]: target.checked })} />
      {label}
    </label>
  );
  return (
    <>
      <div className="machine-pages">
        {said ? (
          <Pane name={words.chosen} words={words} code={code} />
        ) : (
          <>
            <Pane name={words.three} words={words} code={code} />
            <Pane name={words.four} words={words} code={{ ...code, fourth: true, never: false }} />
            <Pane name={words.fourNever} words={words} code={{ ...code, fourth: true }} />
          </>
        )}
      </div>
      <div className="machine-controls needs-script">
        {box('fourth', words.addFourth)}
        {box('never', words.addNever)}
        {box('handled', words.addCase)}
      </div>
      <Said>{said}</Said>
    </>
  );
}

function verdict(words: Words, { fourth, never, handled }: Code): string {
  if (!fourth) return handled ? words.refused : words.compiles;
  if (handled) return words.complete;
  return never ? words.refused : words.silent;
}

/** The code, and what the compiler says of it. */
function Pane({ name, words, code }: { name: string; words: Words; code: Code }) {
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
        {verdict(words, code)} {missing && <code>{missingCase}</code>}
        {unknown && <code>{missingState}</code>}
      </p>
    </section>
  );
}

function Line({ wrong, children }: { wrong: boolean; children: ReactNode }) {
  return wrong ? <mark>{children}</mark> : children;
}
