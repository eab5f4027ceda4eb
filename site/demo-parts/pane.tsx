import type { ReactNode } from 'react';

/** One of the states side by side: its name, and in a frame below it what it shows. */
export function Pane({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <section>
      <p>
        <strong>{name}</strong>
      </p>
      <div className={className}>{children}</div>
    </section>
  );
}
