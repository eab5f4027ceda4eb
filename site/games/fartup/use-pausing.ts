import { useEffect, useRef } from 'react';

/** Pauses when the player switches to another tab or window, or rotates the phone. */
export function usePausing(pause: () => void): void {
  const pauseRef = useRef(pause);
  pauseRef.current = pause;
  useEffect(() => {
    const leave = () => pauseRef.current();
    const leaveIfHidden = () => document.hidden && leave();
    const portrait = matchMedia('(orientation: portrait)');
    document.addEventListener('visibilitychange', leaveIfHidden);
    addEventListener('blur', leave);
    portrait.addEventListener('change', leave);
    return () => {
      document.removeEventListener('visibilitychange', leaveIfHidden);
      removeEventListener('blur', leave);
      portrait.removeEventListener('change', leave);
    };
  }, []);
}
