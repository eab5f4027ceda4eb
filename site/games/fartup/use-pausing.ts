import { useEffect, useRef } from 'react';

/** Pauses where the player has gone: another tab, another window, a turned phone. */
export function usePausing(pause: () => void): void {
  const told = useRef(pause);
  told.current = pause;
  useEffect(() => {
    const leave = () => told.current();
    const hide = () => document.hidden && leave();
    const turned = matchMedia('(orientation: portrait)');
    document.addEventListener('visibilitychange', hide);
    addEventListener('blur', leave);
    turned.addEventListener('change', leave);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('blur', leave);
      turned.removeEventListener('change', leave);
    };
  }, []);
}
