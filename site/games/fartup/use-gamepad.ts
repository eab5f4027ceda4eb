import { useEffect, useRef } from 'react';

/** The actions of gamepad buttons: https://w3c.github.io/gamepad/#remapping */
export type PadButton = 'fly' | 'pause' | 'up' | 'right' | 'down';
const actions: Partial<Record<number, PadButton>> = { 9: 'pause', 12: 'up', 13: 'down', 15: 'right' };

/** Listens to gamepads: a button without another action flies. */
export function useGamepad(onPress: (button: PadButton) => void): void {
  const onPressRef = useRef(onPress);
  onPressRef.current = onPress;
  useEffect(() => {
    // Buttons already held were pressed for something else.
    let down = pressedButtons();
    let frame = requestAnimationFrame(function poll() {
      frame = requestAnimationFrame(poll);
      const before = down;
      down = pressedButtons();
      for (const [name, index] of down) if (!before.has(name)) onPressRef.current(actions[index] ?? 'fly');
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}

/** The buttons now pressed on any gamepad, by the index of the gamepad and their own. */
function pressedButtons(): Map<string, number> {
  const pressed = new Map<string, number>();
  for (const pad of navigator.getGamepads?.() ?? [])
    for (const [index, one] of pad?.buttons.entries() ?? [])
      if (one.pressed) pressed.set(`${pad?.index} ${index}`, index);
  return pressed;
}
