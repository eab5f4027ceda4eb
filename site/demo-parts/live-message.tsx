import type { ReactNode } from 'react';

/** A visible message about what has changed, in a polite live region. */
export function LiveMessage({ children }: { children: ReactNode }) {
  return (
    <p aria-live="polite" className="demo-said needs-script">
      {children}
    </p>
  );
}
