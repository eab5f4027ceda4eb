import type { ComponentType } from 'react';
import { defineIsland } from '../islands/define-island.ts';
import { FailingPart } from './boundary.tsx';
import { Channel } from './channel.tsx';
import { Layers } from './layers.tsx';
import { Lift } from './lift.tsx';
import { Switch } from './switch.tsx';

/** The machines by their names: src/content/machines.ts. They come as one script, when any of them is touched. */
const machines: Readonly<Record<string, ComponentType<{ words: never }>>> = {
  channel: Channel,
  layers: Layers,
  lift: Lift,
  boundary: FailingPart,
  switch: Switch,
};

interface Props {
  of: string;
  words: unknown;
}

function Machine({ of, words }: Props) {
  const Part = machines[of];
  if (!Part) throw new Error(`no machine named ${of}`);
  return <Part words={words as never} />;
}

export const island = defineIsland({ name: 'machine', Component: Machine, words: [] });
