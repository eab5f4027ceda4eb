import { type ReactNode, useId } from 'react';

/** `<Term means="A thread.">weft</Term>` in a text: a word that shows its meaning on click. */
export function Term({ means, children }: { means: string; children: ReactNode }) {
  const id = useId();
  return (
    <span className="term">
      <button type="button" popoverTarget={id}>
        {children}
      </button>
      <span id={id} popover="auto">
        {means}
      </span>
    </span>
  );
}
