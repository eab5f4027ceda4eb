import { useEffect, useRef } from 'react';

/**
 * Calls `onFrame` for every frame while `running`.
 * @param onFrame gets the milliseconds since the last frame
 */
export function useClock(running: boolean, onFrame: (elapsed: number) => void): void {
  const onFrameRef = useRef(onFrame);
  useEffect(() => {
    onFrameRef.current = onFrame;
  });
  useEffect(() => {
    if (!running) return;
    let last: number | undefined;
    let frame = requestAnimationFrame(function next(now) {
      onFrameRef.current(now - (last ?? now));
      last = now;
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [running]);
}
