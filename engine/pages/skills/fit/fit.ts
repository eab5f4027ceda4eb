import { fold } from '../../../ui/fold.ts';
import { type Clause, containsWord, readAdvertisement } from './advertisement.ts';
import { findLanguages, findMode } from './find-facts.ts';
import { makeToolFinder } from './find-tools.ts';
import { findYears, yearsByTool } from './find-years.ts';
import type { FitIndex, Mode, Subject } from './fit-index.ts';
import { yearsIn } from './years.ts';

export type State = 'met' | 'partlyMet' | 'missing';

/** A requirement of an advertisement, with the site’s answer. */
export interface Requirement {
  kind: 'tool' | 'experience' | 'language' | 'place';
  /** Equal for all spellings of the same requirement. */
  id: string;
  /** The name in the advertisement, or the way of working. */
  asked: string;
  state: State;
  /** Whether it is optional. */
  optional: boolean;
  /** Whether it is missing, but an alternative is met. */
  hasMetAlternative?: boolean;
  /** The required years. */
  years?: number | undefined;
  /** Full years in the owner’s jobs. */
  yearsHere?: number;
  subject?: Subject;
  mode?: Mode;
  /** The owner’s statement about a language or a place. */
  here?: string;
}

export interface Fit {
  requirements: Requirement[];
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
  const all = clauses.map((clause) => ({ clause, requirements: requirementsOf(clause) }));

  function requirementsOf(clause: Clause): Requirement[] {
    const tools = findTools(clause);
    const years = findYears(clause, index.words);
    const { optional } = clause;
    const byTool = yearsByTool(tools, years);
    const requirements: Requirement[] = tools.map((tool) => {
      const asked = byTool.get(tool);
      const subject = tool.subject === undefined ? undefined : index.subjects[tool.subject];
      const id = `tool ${subject?.name ?? tool.plain}`;
      return { optional, kind: 'tool', id, asked: tool.name, years: asked, ...stateOfTool(subject, asked) };
    });
    for (const [place, one] of requirements.entries()) {
      const choice = tools[place]?.choice;
      const others = requirements.filter((_, other) => choice !== undefined && tools[other]?.choice === choice);
      if (one.state === 'missing') one.hasMetAlternative = others.some(({ state }) => state !== 'missing');
    }
    const [general] = years;
    if (general && tools.length === 0 && containsWord(clause.folded, index.words.experience)) {
      const yearsHere = yearsIn(index.career, today);
      const state = yearsHere >= general.years ? 'met' : yearsHere > 0 ? 'partlyMet' : 'missing';
      requirements.push({
        optional,
        kind: 'experience',
        id: 'experience',
        asked: '',
        years: general.years,
        yearsHere,
        state,
      });
    }
    for (const { name, code, rank } of findLanguages(clause, index)) {
      const spoken = index.speaks[code];
      const state = !spoken ? 'missing' : spoken.rank && spoken.rank < rank ? 'partlyMet' : 'met';
      const id = `language ${code}`;
      requirements.push({ optional, kind: 'language', id, asked: name, state, ...(spoken && { here: spoken.text }) });
    }
    const mode = findMode(clause, index);
    // Without ways of working on the site, the requirement stays unknown.
    if (mode && index.place.modes.length > 0)
      requirements.push({
        optional,
        kind: 'place',
        id: mode,
        asked: '',
        mode,
        state: stateOfPlace(mode),
        here: index.place.text,
      });
    return requirements;
  }

  function stateOfTool(
    subject: Subject | undefined,
    asked: number | undefined,
  ): Partial<Requirement> & { state: State } {
    if (!subject) return { state: 'missing' };
    const yearsHere = yearsIn(subject.periods, today);
    const isWeak = subject.depth === 'learning' || subject.depth === 'named' || (asked ?? 0) > yearsHere;
    return { subject, yearsHere, state: isWeak ? 'partlyMet' : 'met' };
  }

  /** Office work is met if the advertisement names the owner’s place, and otherwise an open question. */
  function stateOfPlace(mode: Mode): State {
    const { names, modes } = index.place;
    if (!modes.includes(mode)) return 'missing';
    const isNearby = names.some((name) => containsWord(fold(text), `${name}(?![\\p{L}\\p{N}])`));
    return mode === 'remote' || isNearby ? 'met' : 'partlyMet';
  }

  const requirements = withoutRepeats(all.flatMap((one) => one.requirements));
  const unknown = all
    .filter((one) => one.requirements.length === 0 && !one.clause.heading)
    .map(({ clause }) => clause.text);
  return { requirements, unknown: [...new Set(unknown)], verdict: verdictOf(requirements) };
}

/** Merges repeated requirements: mandatory if mandatory anywhere, with the most years. */
function withoutRepeats(requirements: readonly Requirement[]): Requirement[] {
  const byId = new Map<string, Requirement>();
  for (const one of requirements) {
    const known = byId.get(one.id);
    const more = known && (one.years ?? 0) > (known.years ?? 0) ? one : (known ?? one);
    const both = (flag: 'optional' | 'hasMetAlternative') => one[flag] === true && (known?.[flag] ?? true);
    byId.set(one.id, { ...more, optional: both('optional'), hasMetAlternative: both('hasMetAlternative') });
  }
  return [...byId.values()];
}

/** The verdict. Tools do not compensate for a missing language or place. */
function verdictOf(requirements: readonly Requirement[]): Fit['verdict'] {
  const required = requirements.filter(({ optional, hasMetAlternative }) => !optional && !hasMetAlternative);
  if (required.length === 0) return requirements.length === 0 ? 'none' : 'part';
  const sum = required.reduce((total, { state }) => total + { met: 1, partlyMet: 0.5, missing: 0 }[state], 0);
  const share = sum / required.length;
  const isRuledOut = required.some(
    ({ kind, state }) => state === 'missing' && (kind === 'language' || kind === 'place'),
  );
  if (share < 0.4) return 'bad';
  return share < 0.75 || isRuledOut ? 'part' : 'good';
}
