import { fold } from '../../../ui/fold.ts';
import { type Clause, readAdvertisement, says } from './advertisement.ts';
import { findLanguages, findMode } from './find-facts.ts';
import { makeToolFinder } from './find-tools.ts';
import { findYears, yearsByTool } from './find-years.ts';
import type { FitIndex, Mode, Subject } from './fit-index.ts';
import { yearsIn } from './years.ts';

export type State = 'there' | 'short' | 'missing';

/** A requirement of an advertisement, with the site’s answer. */
export interface Demand {
  kind: 'tool' | 'experience' | 'language' | 'place';
  /** Equal for all spellings of the same requirement. */
  id: string;
  /** The name in the advertisement, or the way of working. */
  asked: string;
  state: State;
  /** Whether it is optional. */
  wish: boolean;
  /** Whether it is missing, but an alternative is there. */
  spared?: boolean;
  /** The required years. */
  years?: number | undefined;
  /** Whole years in jobs. */
  yearsHere?: number;
  subject?: Subject;
  mode?: Mode;
  /** The owner’s statement about a language or a place. */
  here?: string;
}

export interface Fit {
  demands: Demand[];
  /** The sentences and list items in which nothing was recognised. */
  unknown: string[];
  verdict: 'good' | 'part' | 'bad' | 'none';
}

/**
 * Compares an advertisement, in any of the languages, with the site’s evidence.
 * @param today yyyy-mm, the end of current jobs
 */
export function compareFit(text: string, index: FitIndex, today: string): Fit {
  const findTools = makeToolFinder(index);
  const clauses = readAdvertisement(text, index.words);
  const all = clauses.map((clause) => ({ clause, demands: demandsOf(clause) }));

  function demandsOf(clause: Clause): Demand[] {
    const tools = findTools(clause);
    const years = findYears(clause, index.words);
    const { wish } = clause;
    const byTool = yearsByTool(tools, years);
    const demands: Demand[] = tools.map((tool) => {
      const asked = byTool.get(tool);
      const subject = tool.subject === undefined ? undefined : index.subjects[tool.subject];
      const id = `tool ${subject?.name ?? tool.plain}`;
      return { wish, kind: 'tool', id, asked: tool.name, years: asked, ...stateOfTool(subject, asked) };
    });
    for (const [place, one] of demands.entries()) {
      const choice = tools[place]?.choice;
      const others = demands.filter((_, other) => choice !== undefined && tools[other]?.choice === choice);
      if (one.state === 'missing') one.spared = others.some(({ state }) => state !== 'missing');
    }
    const [general] = years;
    if (general && tools.length === 0 && says(clause.folded, index.words.experience)) {
      const yearsHere = yearsIn(index.career, today);
      const state = yearsHere >= general.years ? 'there' : yearsHere > 0 ? 'short' : 'missing';
      demands.push({ wish, kind: 'experience', id: 'experience', asked: '', years: general.years, yearsHere, state });
    }
    for (const { name, code, rank } of findLanguages(clause, index)) {
      const spoken = index.speaks[code];
      const state = !spoken ? 'missing' : spoken.rank && spoken.rank < rank ? 'short' : 'there';
      const id = `language ${code}`;
      demands.push({ wish, kind: 'language', id, asked: name, state, ...(spoken && { here: spoken.text }) });
    }
    const mode = findMode(clause, index);
    // Without a statement on the site, the question stays open.
    if (mode && index.place.modes.length > 0)
      demands.push({
        wish,
        kind: 'place',
        id: mode,
        asked: '',
        mode,
        state: stateOfPlace(mode),
        here: index.place.text,
      });
    return demands;
  }

  function stateOfTool(subject: Subject | undefined, asked: number | undefined): Partial<Demand> & { state: State } {
    if (!subject) return { state: 'missing' };
    const yearsHere = yearsIn(subject.periods, today);
    const weak = subject.depth === 'learning' || subject.depth === 'named' || (asked ?? 0) > yearsHere;
    return { subject, yearsHere, state: weak ? 'short' : 'there' };
  }

  /** Office work matches where the advertisement names the owner’s place, and is otherwise an open question. */
  function stateOfPlace(mode: Mode): State {
    const { names, modes } = index.place;
    if (!modes.includes(mode)) return 'missing';
    const near = names.some((name) => says(fold(text), `${name}(?![\\p{L}\\p{N}])`));
    return mode === 'remote' || near ? 'there' : 'short';
  }

  const demands = withoutRepeats(all.flatMap((one) => one.demands));
  const unknown = all.filter((one) => one.demands.length === 0 && !one.clause.heading).map(({ clause }) => clause.text);
  return { demands, unknown: [...new Set(unknown)], verdict: verdictOf(demands) };
}

/** A repeated requirement counts once: as mandatory if it is so anywhere, with the most years. */
function withoutRepeats(demands: readonly Demand[]): Demand[] {
  const byId = new Map<string, Demand>();
  for (const one of demands) {
    const known = byId.get(one.id);
    const more = known && (one.years ?? 0) > (known.years ?? 0) ? one : (known ?? one);
    const both = (held: 'wish' | 'spared') => one[held] === true && (known?.[held] ?? true);
    byId.set(one.id, { ...more, wish: both('wish'), spared: both('spared') });
  }
  return [...byId.values()];
}

/** A missing language or place decides alone: more tools do not compensate for it. */
function verdictOf(demands: readonly Demand[]): Fit['verdict'] {
  const required = demands.filter(({ wish, spared }) => !wish && !spared);
  if (required.length === 0) return demands.length === 0 ? 'none' : 'part';
  const met = required.reduce((sum, { state }) => sum + { there: 1, short: 0.5, missing: 0 }[state], 0);
  const share = met / required.length;
  const barred = required.some(({ kind, state }) => state === 'missing' && (kind === 'language' || kind === 'place'));
  if (share < 0.4) return 'bad';
  return share < 0.75 || barred ? 'part' : 'good';
}
