import { type ReactNode, useEffect } from 'react';

/** Tells when everything inside has been hydrated and answers to the visitor. */
export function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
