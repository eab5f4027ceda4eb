import type { ComponentType } from 'react';
import type { TextKey } from '../content/schemas.ts';
import type { IconName } from '../ui/icon-name.ts';

/** A React component that lives in the browser: what its `*.island.tsx` exports as `island`. */
export interface IslandDefinition<Props extends object> {
  /** Name of its file, without `.island.tsx`. */
  name: string;
  Component: ComponentType<Props>;
  /** The keys that it gives to `t`: no other text reaches the browser. */
  words: readonly TextKey[];
  /**
   * Name of the file that holds all that is shown, without its ending, where the island's own file has more: its words
   * are enough.
   */
  part?: string;
  /** Icons that it shows only after something has happened. */
  icons?: readonly IconName[];
}

/**
 * Defines an island: what its `*.island.tsx` exports as `island`. The types hold its props to those of its component.
 * @returns the same
 */
export function defineIsland<Props extends object>(definition: IslandDefinition<Props>): IslandDefinition<Props> {
  return definition;
}
