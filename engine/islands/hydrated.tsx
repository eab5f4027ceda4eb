import { type ReactNode, useEffect, useState } from 'react';

/**
 * Reports when everything inside is hydrated and interactive. What its effects read from the browser
 * (address, storage) is shown by then: else a handler would still know only what was built.
 */
export function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    // Rendered together with what the effects inside, which come before this one, have changed.
    if (isRead) onHydrated();
    else setIsRead(true);
  }, [isRead, onHydrated]);
  return children;
}
