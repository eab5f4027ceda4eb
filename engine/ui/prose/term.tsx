import { type ReactNode, useId } from 'react';

/** A word that is explained in its place: pressed, it opens what it means. On paper that stands behind it. */
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
