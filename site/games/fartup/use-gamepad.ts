import { useEffect, useRef } from 'react';

/** What a button of a gamepad asks for: https://w3c.github.io/gamepad/#remapping */
export type PadButton = 'fly' | 'pause' | 'up' | 'right' | 'down';
const meanings: Partial<Record<number, PadButton>> = { 9: 'pause', 12: 'up', 13: 'down', 15: 'right' };

/** Listens to gamepads: whatever button has no other meaning flies. */
export function useGamepad(onPress: (button: PadButton) => void): void {
  const told = useRef(onPress);
  told.current = onPress;
  useEffect(() => {
    // What is held already was pressed for something else.
    let down = pressedButtons();
    let frame = requestAnimationFrame(function look() {
      frame = requestAnimationFrame(look);
      const before = down;
      down = pressedButtons();
      for (const [name, index] of down) if (!before.has(name)) told.current(meanings[index] ?? 'fly');
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}

/** The buttons that are pressed now on any gamepad, by the gamepad's number and their own. */
function pressedButtons(): Map<string, number> {
  const pressed = new Map<string, number>();
  for (const pad of navigator.getGamepads?.() ?? [])
    for (const [index, one] of pad?.buttons.entries() ?? [])
      if (one.pressed) pressed.set(`${pad?.index} ${index}`, index);
  return pressed;
}
