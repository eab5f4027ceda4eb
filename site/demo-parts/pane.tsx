import type { ReactNode } from 'react';

/** One of several states side by side: its name, and a frame with its content below. */
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
