import type { ReactNode } from 'react';

/** What has changed, in words: for everybody to read, and read out when there is time. */
export function Said({ children }: { children: ReactNode }) {
  return (
    <p aria-live="polite" className="demo-said needs-script">
      {children}
    </p>
  );
}
