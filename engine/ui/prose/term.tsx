import { type ReactNode, useId } from 'react';

/** A word with an explanation that opens when it is pressed. In print the explanation follows the word. */
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
