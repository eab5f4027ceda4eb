/** The four categories of Lighthouse, from 0 to 100. */
interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
}

/** A page under Lighthouse: each value is the median of its runs. */
export interface PageResult {
  /** Address on the site, for example `/zu/about`. */
  address: string;
  scores: Scores;
  /** Milliseconds: largest and first contentful paint, total blocking time, speed index. */
  lcp: number;
  fcp: number;
  tbt: number;
  speedIndex: number;
  /** Cumulative layout shift, without unit. */
  cls: number;
  /** Bytes over the network, headers included. */
  bytes: number;
  requests: number;
  /** Selector of the element that was the largest, where Lighthouse names it. */
  lcpElement: string | null;
  /** Names of the audits that scored under 1 in most runs; informative, manual and inapplicable ones are left out. */
  failedAudits: string[];
  /** Every run's largest paint and blocking time: how far to trust the medians. */
  runs: { lcp: number; tbt: number }[];
}

/** Size of one or more files. */
export interface Size {
  raw: number;
  /** Brotli at its highest quality; files that are compressed already count as they are. */
  brotli: number;
}

/** A file of the built site, and its size. */
export interface FileSize extends Size {
  /** Path inside `dist`. */
  file: string;
}

/** What the built files weigh. */
export interface SiteBytes {
  html: {
    pages: number;
    largestPage: FileSize;
    /** Of the articles in English, and of those in other languages, as far as there are any. */
    largestArticles: (FileSize & { translated: boolean })[];
  };
  /** HTML of the pages that are the only ones of their kind, brotli, by path. */
  firstAnswers: Record<string, number>;
  /** Bytes of the inline script, which is the same on every page. */
  bootScript: number;
  /** What reading any page takes of script, brotli: the inline script and the page's script. */
  readingScript: number;
  scripts: Size & { files: FileSize[] };
  fonts: FileSize[];
  /** SVG, PNG and the like, outside of articles' text. */
  pictures: Size & { count: number; largest: FileSize };
  /** The whole of `dist`. */
  site: Size & { files: number };
}

/** A first visit of the home page with an empty cache: everything sent until the network rests. */
export interface FirstVisit {
  view: ViewName;
  /** True where the visitor asks for little data and has touched nothing. */
  saveData: boolean;
  /** Bytes over the network, headers included. */
  bytes: number;
  requests: number;
  /** How many of the requests were for scripts, and how many for fonts. */
  scripts: number;
  fonts: number;
}

/** How long the next page takes to be shown after a click, milliseconds: medians of a walk through the menu. */
export interface PageTurns {
  /** The pointer rested on the link, so that the page was loaded ahead. */
  pointed: number;
  /** Nothing was loaded ahead. */
  unprepared: number;
}

/** Sizes of the window: a phone's and a desktop's. */
export type ViewName = 'phone' | 'desktop';

/** A report of `npm run measure`, as it lies in `reports/<date>.json`. What a run left out is null. */
export interface MeasureReport {
  /** Raised when a field changes its meaning or goes away. */
  schema: 2;
  /** ISO 8601, UTC. */
  date: string;
  machine: {
    cpu: string;
    cores: number;
    /** Load of the machine when the run began, per core; above 1, times are too long. */
    load: number;
    node: string;
    chromium: string;
    lighthouse: string;
    /** The commit that was measured; `-dirty` follows where files had been changed. */
    commit: string;
  };
  lighthouse: {
    /** Lighthouse's default: a phone in the middle range. */
    preset: 'mobile';
    runs: number;
    /** Simulated network and processor. */
    throttling: { rttMs: number; throughputKbps: number; cpuSlowdown: number };
    /** Lighthouse's own measure of the machine's speed, median of all runs. */
    benchmarkIndex: number;
    pages: PageResult[];
  } | null;
  bytes: SiteBytes | null;
  firstVisits: FirstVisit[] | null;
  turns: PageTurns | null;
}
