/** How well a skill is shown, best first. */
export type Depth = 'job' | 'project' | 'article' | 'learning' | 'named';

/** What an advertisement may ask for and the site knows. */
export interface Subject {
  name: string;
  depth: Depth;
  /** The jobs that show it, from month to month (yyyy-mm); `null` while they last. */
  periods: [start: string, end: string | null][];
  links: { text: string; href: string }[];
}

export type Mode = 'remote' | 'hybrid' | 'onsite';

/** All that the comparison knows: of the owner, of tools, and of the words of advertisements in each language. */
export interface FitIndex {
  subjects: Subject[];
  /** Spellings, as `plainName` writes them, to places in `subjects`. */
  names: Record<string, number>;
  /** Names of tools that the owner does not list, with spaces between. */
  tools: string;
  /** Names that are also ordinary words, with spaces between: they count only where their surroundings say so. */
  careful: string;
  /** Names of languages in all languages, folded, to their codes. */
  languages: Record<string, string>;
  /** What the owner speaks: by code, as the resume says it, and its rank of six where it can be told. */
  speaks: Record<string, { text: string; rank: number }>;
  /** The months of the jobs in the field. */
  career: Subject['periods'];
  place: { text: string; names: string[]; modes: Mode[] };
  words: FitWords;
}

/** Words of advertisements, in all languages. Lists are parts of a regular expression, over folded text. */
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
  /** Levels of a language, with their rank of six. */
  levels: [rank: number, words: string][];
  modes: [Mode, string][];
}
