/** The planks that the goroutines saw, in the order in which they start, each with its duration in milliseconds. */
export const planks = [
  { wood: 'slow', effort: 1000 },
  { wood: 'middle', effort: 500 },
  { wood: 'quick', effort: 300 },
] as const;

export type Wood = (typeof planks)[number]['wood'];

/** The end of the timeline, in milliseconds. */
export const horizon = 1200;

export interface ChannelSettings {
  /** When main goes home. No plank may be done at the same moment: a select would choose either at random. */
  deadline: number;
  /** The capacity of the channel in planks. */
  room: number;
  /** Whether the sawing goroutines listen to the context. */
  listens: boolean;
}

/**
 * What happens to a plank: main takes it, its goroutine stops at the deadline, it is stored in the channel after main
 * has gone, or it is stuck because the channel is full. Main goes home at the deadline, or when it has all planks.
 */
export interface ChannelEvent {
  at: number;
  kind: 'taken' | 'stopped' | 'stored' | 'stuck' | 'deadline' | 'all';
  wood?: Wood;
}

/** Simulates a program with `select` on channel and context, both in main and in the sawing goroutines. */
export function runChannel({ deadline, room, listens }: ChannelSettings): ChannelEvent[] {
  const byEffort = [...planks].sort((one, other) => one.effort - other.effort);
  const events: ChannelEvent[] = byEffort
    .filter(({ effort }) => effort < deadline)
    .map(({ wood, effort }) => ({ at: effort, kind: 'taken', wood }));
  const rest = byEffort.slice(events.length);
  if (rest.length === 0) return [...events, { at: events.at(-1)?.at ?? 0, kind: 'all' }];
  events.push({ at: deadline, kind: 'deadline' });
  for (const [index, { wood, effort }] of rest.entries())
    events.push(
      listens ? { at: deadline, kind: 'stopped', wood } : { at: effort, kind: index < room ? 'stored' : 'stuck', wood },
    );
  return events;
}

export interface ChannelState {
  planks: { wood: Wood; kind: ChannelEvent['kind'] | undefined; until: number }[];
  stored: Wood[];
  taken: Wood[];
  gone: boolean;
}

/** The state of planks, channel and main at a moment. */
export function channelAt(events: readonly ChannelEvent[], moment: number): ChannelState {
  const past = events.filter(({ at }) => at <= moment);
  const woods = (kind: ChannelEvent['kind']) =>
    past.flatMap((one) => (one.kind === kind && one.wood ? [one.wood] : []));
  return {
    planks: planks.map(({ wood }) => {
      const own = past.find((one) => one.wood === wood);
      return { wood, kind: own?.kind, until: Math.min(own?.at ?? moment, moment) };
    }),
    stored: woods('stored'),
    taken: woods('taken'),
    gone: past.some(({ kind }) => kind === 'deadline' || kind === 'all'),
  };
}
