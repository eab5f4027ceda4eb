import { type ReactNode, useEffect, useState } from 'react';

/** Reports when everything inside is interactive; earlier, handlers would use the values of the build. */
export function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    // Rendered together with changes by effects inside, which run earlier.
    if (isRead) onHydrated();
    else setIsRead(true);
  }, [isRead, onHydrated]);
  return children;
}
