/** What the goroutines of the program saw, in the order in which they start, and how long each takes, in milliseconds. */
export const planks = [
  { wood: 'slow', effort: 1000 },
  { wood: 'middle', effort: 500 },
  { wood: 'quick', effort: 300 },
] as const;

export type Wood = (typeof planks)[number]['wood'];

/** The end of the line of time, in milliseconds. */
export const horizon = 1200;

export interface ChannelSettings {
  /** When main goes home. No plank ends in the same moment: a select would choose either. */
  deadline: number;
  /** How many planks the channel holds while nobody takes them. */
  room: number;
  /** Whether those who saw listen to the context. */
  listens: boolean;
}

/**
 * What happens to a plank, or to main: it is taken by main; it stops at the deadline; it is stored in the channel after
 * main has gone; it is stuck, since the channel is full. Main goes home at the deadline, or when all is sawn.
 */
export interface ChannelEvent {
  at: number;
  what: 'taken' | 'stopped' | 'stored' | 'stuck' | 'deadline' | 'all';
  wood?: Wood;
}

/** Runs a program with `select` on the channel and on the context, both in main and in those who saw. */
export function runChannel({ deadline, room, listens }: ChannelSettings): ChannelEvent[] {
  const byEffort = [...planks].sort((one, other) => one.effort - other.effort);
  const events: ChannelEvent[] = byEffort
    .filter(({ effort }) => effort < deadline)
    .map(({ wood, effort }) => ({ at: effort, what: 'taken', wood }));
  const rest = byEffort.slice(events.length);
  if (rest.length === 0) return [...events, { at: events.at(-1)?.at ?? 0, what: 'all' }];
  events.push({ at: deadline, what: 'deadline' });
  for (const [index, { wood, effort }] of rest.entries())
    events.push(
      listens ? { at: deadline, what: 'stopped', wood } : { at: effort, what: index < room ? 'stored' : 'stuck', wood },
    );
  return events;
}

export interface ChannelState {
  planks: { wood: Wood; what: ChannelEvent['what'] | undefined; until: number }[];
  stored: Wood[];
  taken: Wood[];
  gone: boolean;
}

/** What is to be seen at a moment. */
export function channelAt(events: readonly ChannelEvent[], moment: number): ChannelState {
  const past = events.filter(({ at }) => at <= moment);
  const woods = (what: ChannelEvent['what']) =>
    past.flatMap((one) => (one.what === what && one.wood ? [one.wood] : []));
  return {
    planks: planks.map(({ wood }) => {
      const own = past.find((one) => one.wood === wood);
      return { wood, what: own?.what, until: Math.min(own?.at ?? moment, moment) };
    }),
    stored: woods('stored'),
    taken: woods('taken'),
    gone: past.some(({ what }) => what === 'deadline' || what === 'all'),
  };
}
