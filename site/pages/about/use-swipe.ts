import { type PointerEvent, useRef } from 'react';

const threshold = 50;

/**
 * Distinguishes swipes with a finger, a pen or a dragged mouse from clicks and from vertical scrolling.
 * @returns handlers for the swiped element; its CSS needs `touch-action: pan-y`, its pictures `draggable={false}`
 */
export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ clientX, clientY }: PointerEvent) => {
      start.current = { x: clientX, y: clientY };
    },
    // After 10 px the element captures the pointer, so that a swipe may leave the element; clicks are not captured.
    onPointerMove: ({ currentTarget, pointerId, clientX }: PointerEvent) => {
      if (!start.current || Math.abs(clientX - start.current.x) <= 10) return;
      try {
        currentTarget.setPointerCapture(pointerId);
      } catch {
        // The swipe that hydrated the island is replayed: its pointer no longer exists.
      }
    },
    onPointerCancel: () => {
      start.current = null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const across = clientX - start.current.x;
      const down = clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) < threshold || Math.abs(down) > Math.abs(across)) return;
      if (across < 0) onLeft();
      else onRight();
    },
  };
}
