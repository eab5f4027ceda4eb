import { readStored, writeStored } from 'fitout/browser';
import { type Outcome, type Replay, verifyReplay } from './replay.ts';
import { type Assists, assistNames, type Mode, noAssists } from './rules.ts';

/** What can be done with a key. */
export const keyNames = ['fly', 'pause', 'rise', 'wait', 'glide'] as const;
export type KeyName = (typeof keyNames)[number];

/** What the player has chosen; keys are codes of https://www.w3.org/TR/uievents-code/ */
export interface Settings {
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
  /** Scanning: the choices of a step take turns, for one switch. */
  scan: boolean;
  keys: Record<KeyName, string>;
  assists: Assists;
}

export const usualSettings: Settings = {
  sound: false,
  volume: 60,
  scan: false,
  keys: { fly: 'Space', pause: 'KeyP', rise: 'ArrowUp', wait: 'ArrowRight', glide: 'ArrowDown' },
  assists: noAssists,
};

/** A round that is worth keeping, verified. */
export interface BestRound {
  text: string;
  replay: Replay;
  outcome: Outcome;
}

interface Stored {
  settings?: unknown;
  best?: Record<string, unknown>;
}

const mostBest = 10;

function read(): Stored {
  try {
    const stored: unknown = JSON.parse(readStored('games') ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

/** What was chosen before; whatever else lies there is ignored. */
export function readSettings(): Settings {
  const its = read().settings as Partial<Settings> | undefined;
  const { keys, assists } = usualSettings;
  const flag = (value: unknown) => value === true;
  return {
    sound: flag(its?.sound),
    scan: flag(its?.scan),
    volume: Number.isFinite(its?.volume) ? Math.max(0, Math.min(100, Number(its?.volume))) : usualSettings.volume,
    keys: Object.fromEntries(
      keyNames.map((name) => [name, typeof its?.keys?.[name] === 'string' ? its.keys[name].slice(0, 20) : keys[name]]),
    ) as Settings['keys'],
    assists: Object.fromEntries(
      assistNames.map((name) => [name, flag(its?.assists?.[name]) || assists[name]]),
    ) as never,
  };
}

export const writeSettings = (settings: Settings): boolean =>
  writeStored('games', JSON.stringify({ ...read(), settings }));

/** The best rounds of a game, best first: each has been flown again, and what does not verify is left out. */
export async function readBest(slug: string): Promise<BestRound[]> {
  const texts = read().best?.[slug];
  const rounds: BestRound[] = [];
  for (const text of Array.isArray(texts) ? texts.slice(0, 4 * mostBest) : []) {
    const verified = verifyReplay(text);
    if (verified) rounds.push({ text, ...verified });
    // One at a time, so that the page stays responsive.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return rounds.sort((a, b) => b.outcome.score - a.outcome.score);
}

/**
 * Keeps a round where it is one of the ten best of its mode.
 * @returns the best rounds now
 */
export function keepBest(slug: string, best: readonly BestRound[], round: BestRound): BestRound[] {
  if (best.some(({ text }) => text === round.text)) return [...best];
  const sorted = [...best, round].sort((a, b) => b.outcome.score - a.outcome.score);
  const kept = (['fly', 'steps'] satisfies Mode[]).flatMap((mode) =>
    sorted.filter(({ replay }) => replay.mode === mode).slice(0, mostBest),
  );
  const stored = read();
  writeStored('games', JSON.stringify({ ...stored, best: { ...stored.best, [slug]: kept.map(({ text }) => text) } }));
  return kept;
}
