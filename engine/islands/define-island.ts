import type { ComponentType } from 'react';
import type { TextKey } from '../content/schemas.ts';
import type { IconName } from '../ui/icon-name.ts';

/** A React component that is hydrated in the browser, the export `island` of a `*.island.tsx`. */
export interface IslandDefinition<Props extends object> {
  /** Name of its file, without `.island.tsx`. */
  name: string;
  Component: ComponentType<Props>;
  /** The keys that it passes to `t`: no other text reaches the browser. */
  words: readonly TextKey[];
  /** File name without ending of the part that shows its texts, where the island file imports more than that. */
  part?: string;
  /** Icons that it shows only after an interaction. */
  icons?: readonly IconName[];
}

/** Defines an island, the export `island` of a `*.island.tsx`. The types bind its props to those of its component. */
export function defineIsland<Props extends object>(definition: IslandDefinition<Props>): IslandDefinition<Props> {
  return definition;
}
