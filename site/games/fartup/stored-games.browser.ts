import { readStored, writeStored } from 'fitout/browser';
import { type Outcome, type Replay, verifyReplay } from './replay.ts';
import { type Assists, assistNames, type Mode, noAssists } from './rules.ts';

/** The actions that have a key. */
export const keyNames = ['fly', 'pause', 'rise', 'wait', 'glide'] as const;
export type KeyName = (typeof keyNames)[number];

/** The player’s settings; keys are codes of https://www.w3.org/TR/uievents-code/ */
export interface Settings {
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
  /** Scanning for a single switch: the choices of a step get the focus in turn. */
  scan: boolean;
  keys: Record<KeyName, string>;
  assists: Assists;
}

export const defaultSettings: Settings = {
  sound: false,
  volume: 60,
  scan: false,
  keys: { fly: 'Space', pause: 'KeyP', rise: 'ArrowUp', wait: 'ArrowRight', glide: 'ArrowDown' },
  assists: noAssists,
};

/** A verified round among the best. */
export interface BestRound {
  text: string;
  replay: Replay;
  outcome: Outcome;
}

interface Stored {
  settings?: unknown;
  best?: Record<string, unknown>;
}

const maxBest = 10;

function read(): Stored {
  try {
    const stored: unknown = JSON.parse(readStored('games') ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

/**
 * Reads the stored settings; invalid data is ignored.
 * @param defaults the values of what is not stored
 */
export function readSettings(defaults: Settings): Settings {
  const stored = read().settings as Partial<Settings> | undefined;
  const flag = (value: unknown) => value === true;
  const keys = Object.fromEntries(
    keyNames.map((name) => [
      name,
      typeof stored?.keys?.[name] === 'string' ? stored.keys[name].slice(0, 20) : defaults.keys[name],
    ]),
  ) as Settings['keys'];
  return {
    sound: flag(stored?.sound),
    scan: flag(stored?.scan),
    volume: Number.isFinite(stored?.volume) ? Math.max(0, Math.min(100, Number(stored?.volume))) : defaults.volume,
    keys: new Set(Object.values(keys)).size === keyNames.length ? keys : defaults.keys,
    assists: Object.fromEntries(
      assistNames.map((name) => [name, flag(stored?.assists?.[name] ?? defaults.assists[name])]),
    ) as never,
  };
}

/** Assigns a key to an action; an action that had this key gets the key that is free now. */
export function assignKey(keys: Settings['keys'], name: KeyName, code: string): Settings['keys'] {
  const other = keyNames.find((one) => keys[one] === code);
  return { ...keys, ...(other && { [other]: keys[name] }), [name]: code };
}

/** Stores the settings and keeps the best rounds; false if the browser cannot store them. */
export const writeSettings = (settings: Settings): boolean =>
  writeStored('games', JSON.stringify({ ...read(), settings }));

function readTexts(slug: string): unknown[] {
  const texts = read().best?.[slug];
  return Array.isArray(texts) ? texts.slice(0, 4 * maxBest) : [];
}

function verify(text: unknown): BestRound[] {
  const verified = verifyReplay(text);
  return verified ? [{ text: String(text), ...verified }] : [];
}

/** The best rounds of a game, best first: each is replayed, and rounds that do not verify are omitted. */
export async function readBest(slug: string): Promise<BestRound[]> {
  const rounds: BestRound[] = [];
  for (const text of readTexts(slug)) {
    rounds.push(...verify(text));
    // One at a time, so that the page stays responsive.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return rounds.sort((a, b) => b.outcome.score - a.outcome.score);
}

/**
 * Stores a round if it is one of the ten best of its mode, including rounds that another tab has stored.
 * @returns the best rounds now
 */
export function keepBest(slug: string, best: readonly BestRound[], round: BestRound): BestRound[] {
  if (best.some(({ text }) => text === round.text)) return [...best];
  const known = [...best, round];
  const isNew = (text: unknown) => known.every((one) => one.text !== text);
  const sorted = [...known, ...[...new Set(readTexts(slug))].filter(isNew).flatMap(verify)].sort(
    (a, b) => b.outcome.score - a.outcome.score,
  );
  const kept = (['fly', 'steps'] satisfies Mode[]).flatMap((mode) =>
    sorted.filter(({ replay }) => replay.mode === mode).slice(0, maxBest),
  );
  const stored = read();
  writeStored('games', JSON.stringify({ ...stored, best: { ...stored.best, [slug]: kept.map(({ text }) => text) } }));
  return kept;
}
