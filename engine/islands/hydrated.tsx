import { type ReactNode, useEffect, useState } from 'react';

/** Reports when everything inside is interactive; earlier, handlers would use the values of the build. */
export function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  const [haveEffectsRun, setHaveEffectsRun] = useState(false);
  useEffect(() => {
    // Effects of the children run earlier: this second render includes their state changes.
    if (haveEffectsRun) onHydrated();
    else setHaveEffectsRun(true);
  }, [haveEffectsRun, onHydrated]);
  return children;
}
