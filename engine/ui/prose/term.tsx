import { type ReactNode, useId } from 'react';

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
