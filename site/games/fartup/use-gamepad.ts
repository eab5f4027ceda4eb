import { useEffect, useRef } from 'react';

/** What a button of a gamepad asks for: https://w3c.github.io/gamepad/#remapping */
export type PadButton = 'fly' | 'pause' | 'up' | 'right' | 'down';
const meanings: Partial<Record<number, PadButton>> = { 9: 'pause', 12: 'up', 13: 'down', 15: 'right' };

/** Listens to gamepads: whatever button has no other meaning flies. */
export function useGamepad(onPress: (button: PadButton) => void): void {
  const told = useRef(onPress);
  told.current = onPress;
  useEffect(() => {
    const down = new Set<string>();
    let frame = requestAnimationFrame(function look() {
      frame = requestAnimationFrame(look);
      for (const pad of navigator.getGamepads?.() ?? [])
        pad?.buttons.forEach(({ pressed }, index) => {
          const name = `${pad.index} ${index}`;
          if (!pressed) down.delete(name);
          else if (!down.has(name)) {
            down.add(name);
            told.current(meanings[index] ?? 'fly');
          }
        });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}
