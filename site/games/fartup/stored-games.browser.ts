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

/**
 * What was chosen before; whatever else lies there is ignored.
 * @param usual what holds where nothing was chosen
 */
export function readSettings(usual: Settings): Settings {
  const its = read().settings as Partial<Settings> | undefined;
  const flag = (value: unknown) => value === true;
  const keys = Object.fromEntries(
    keyNames.map((name) => [
      name,
      typeof its?.keys?.[name] === 'string' ? its.keys[name].slice(0, 20) : usual.keys[name],
    ]),
  ) as Settings['keys'];
  return {
    sound: flag(its?.sound),
    scan: flag(its?.scan),
    volume: Number.isFinite(its?.volume) ? Math.max(0, Math.min(100, Number(its?.volume))) : usual.volume,
    keys: new Set(Object.values(keys)).size === keyNames.length ? keys : usual.keys,
    assists: Object.fromEntries(
      assistNames.map((name) => [name, flag(its?.assists?.[name] ?? usual.assists[name])]),
    ) as never,
  };
}

/** Gives something another key; what had that key gets the one that is free now. */
export function giveKey(keys: Settings['keys'], name: KeyName, code: string): Settings['keys'] {
  const other = keyNames.find((one) => keys[one] === code);
  return { ...keys, ...(other && { [other]: keys[name] }), [name]: code };
}

/** Stores the settings and keeps the best rounds; false where the browser does not store them. */
export const writeSettings = (settings: Settings): boolean =>
  writeStored('games', JSON.stringify({ ...read(), settings }));

function readTexts(slug: string): unknown[] {
  const texts = read().best?.[slug];
  return Array.isArray(texts) ? texts.slice(0, 4 * mostBest) : [];
}

function verify(text: unknown): BestRound[] {
  const verified = verifyReplay(text);
  return verified ? [{ text: String(text), ...verified }] : [];
}

/** The best rounds of a game, best first: each has been flown again, and what does not verify is left out. */
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
 * Keeps a round where it is one of the ten best of its mode, those that another tab has stored meanwhile among them.
 * @returns the best rounds now
 */
export function keepBest(slug: string, best: readonly BestRound[], round: BestRound): BestRound[] {
  if (best.some(({ text }) => text === round.text)) return [...best];
  const known = [...best, round];
  const stranger = (text: unknown) => known.every((one) => one.text !== text);
  const sorted = [...known, ...[...new Set(readTexts(slug))].filter(stranger).flatMap(verify)].sort(
    (a, b) => b.outcome.score - a.outcome.score,
  );
  const kept = (['fly', 'steps'] satisfies Mode[]).flatMap((mode) =>
    sorted.filter(({ replay }) => replay.mode === mode).slice(0, mostBest),
  );
  const stored = read();
  writeStored('games', JSON.stringify({ ...stored, best: { ...stored.best, [slug]: kept.map(({ text }) => text) } }));
  return kept;
}
