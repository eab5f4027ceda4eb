import type { ReactNode } from 'react';
import type { MachineName, MachineWords } from '../content/machines.ts';
import { Island } from '../islands/island.tsx';
import { island } from './machine.island.tsx';

interface MachineProps<Name extends MachineName> {
  of: Name;
  title: string;
  words: MachineWords<Name>;
  children?: ReactNode;
}

/** Something to try: a still picture until it is touched, without script and on paper. */
export function Machine<Name extends MachineName>({ of, title, words, children }: MachineProps<Name>) {
  return (
    <figure className={`machine machine-${of}`} aria-label={title}>
      <p className="machine-title">{title}</p>
      <Island of={island} props={{ of, words }} />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}
