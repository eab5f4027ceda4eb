/** The kind of evidence for a skill, best first. */
export type Depth = 'job' | 'project' | 'article' | 'learning' | 'named';

export interface Subject {
  name: string;
  depth: Depth;
  /** The periods of jobs with the skill, from month to month (yyyy-mm); `null` for a current job. */
  periods: [start: string, end: string | null][];
  links: { text: string; href: string }[];
}

export type Mode = 'remote' | 'hybrid' | 'onsite';

/** The data of the comparison: about the owner, tools, and the words of advertisements in each language. */
export interface FitIndex {
  subjects: Subject[];
  /** Indexes in `subjects` by spelling, normalised by `plainName`. */
  names: Record<string, number>;
  /** Names of tools that the owner does not list, separated by spaces. */
  tools: string;
  /** Names that are also ordinary words, separated by spaces: they count only in a suitable context. */
  careful: string;
  /** Codes of languages by their folded names in all languages. */
  languages: Record<string, string>;
  /** The owner’s languages by code, with the resume’s text and their level from 1 to 6 if it is known. */
  speaks: Record<string, { text: string; rank: number }>;
  /** The months of all jobs. */
  career: Subject['periods'];
  /** `names` are parts of a regular expression for folded text. */
  place: { text: string; names: string[]; modes: Mode[] };
  words: FitWords;
}

/** Words of advertisements in all languages. Lists are parts of a regular expression for folded text. */
export interface FitWords {
  years: string;
  numbers: Record<string, number>;
  experience: string;
  company: string;
  wish: string;
  negation: string;
  hints: string;
  before: string;
  alternative: string;
  conjunction: string;
  blockers: string;
  speech: string;
  /** Levels of a language, from 1 to 6. */
  levels: [rank: number, words: string][];
  modes: [Mode, string][];
}
