import { useEffect, useRef } from 'react';

/**
 * Calls for every frame while something runs.
 * @param onFrame gets the milliseconds since the last one
 */
export function useClock(running: boolean, onFrame: (passed: number) => void): void {
  const answer = useRef(onFrame);
  useEffect(() => {
    answer.current = onFrame;
  });
  useEffect(() => {
    if (!running) return;
    let last: number | undefined;
    let frame = requestAnimationFrame(function next(now) {
      answer.current(now - (last ?? now));
      last = now;
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [running]);
}
