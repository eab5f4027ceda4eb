/** The four categories of Lighthouse, from 0 to 100. */
interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
}

/** Lighthouse results of a page: each value is the median of its runs. */
export interface PageResult {
  address: string;
  scores: Scores;
  /** Milliseconds: largest and first contentful paint, total blocking time, speed index. */
  lcp: number;
  fcp: number;
  tbt: number;
  speedIndex: number;
  /** Work of the main thread, milliseconds. */
  mainThread: number;
  /** Cumulative layout shift, without unit. */
  cls: number;
  /** Bytes over the network, headers included. */
  bytes: number;
  requests: number;
  /** Selector of the element with the largest paint, if Lighthouse names it. */
  lcpElement: string | null;
  /** Audits that scored under 1 in most runs, without informative, manual and inapplicable ones. */
  failedAudits: string[];
  /** Largest paint and blocking time of every run: they show how far to trust the medians. */
  runs: { lcp: number; tbt: number }[];
}

export interface Size {
  raw: number;
  /** At the highest quality; files that are already compressed count with their own size. */
  brotli: number;
}

export interface FileSize extends Size {
  file: string;
}

/** Sizes of the built files. */
export interface SiteBytes {
  html: {
    pages: number;
    largestPage: FileSize;
    /** The largest article in English and the largest in another language, if there are any. */
    largestArticles: (FileSize & { translated: boolean })[];
  };
  /** HTML of the pages that are the only ones of their kind, brotli, by path. */
  firstAnswers: Record<string, number>;
  /** Bytes of the inline script, which is the same on every page. */
  bootScript: number;
  /** Script that is needed to read any page, brotli: the inline script and the page's script. */
  readingScript: number;
  /** `ofOnePage`: the page with the most script, all of its islands included. */
  scripts: Size & { files: FileSize[]; ofOnePage: FileSize };
  fonts: FileSize[];
  /** SVG, PNG and other pictures, except those inside the text of articles. */
  pictures: Size & { count: number; largest: FileSize };
  /** All files in `dist`. */
  site: Size & { files: number };
}

/** A page that is read to its end on a phone, font, pictures and headers included. */
export interface ReadWhole {
  address: string;
  bytes: number;
  requests: number;
}

/** A first visit to the home page with an empty cache: everything that is sent until the network is idle. */
export interface FirstVisit {
  view: ViewName;
  /** True with Save-Data on and before any interaction. */
  saveData: boolean;
  /** Bytes over the network, headers included. */
  bytes: number;
  requests: number;
  /** Requests for scripts and for fonts. */
  scripts: number;
  fonts: number;
}

/** The turns of a walk, each from one document to the next. */
export const turnNames = ['home → list', 'list → article', 'article → list', 'language', 'back'] as const;
export type TurnName = (typeof turnNames)[number];

/** Milliseconds from a click to the first paint of the next document; without the turns that a site does not have. */
export type TurnTimes = Partial<Record<TurnName, number>>;

/** Page turns and first visits: medians, with the sites walked alternately. */
export interface PageTurns {
  /** Walks through each site. */
  rounds: number;
  /** Nothing was loaded ahead. By the site's name: `site`, `floor`, and the address of a peer. */
  unprepared: Record<string, TurnTimes>;
  /** The pointer rested on the link, so that the page was prefetched; only for the site. */
  pointed: TurnTimes;
  /** Milliseconds until the largest paint of a first visit without throttling, by the site's name. */
  largestPaint: Partial<Record<'home' | 'article', Record<string, number>>>;
}

export type ViewName = 'phone' | 'desktop';

/** A report of `npm run measure`, stored as `reports/<date>.json`. Parts that a run skipped are null. */
export interface MeasureReport {
  /** Raised when a field changes its meaning or is removed. */
  schema: 3;
  /** ISO 8601, UTC. */
  date: string;
  machine: {
    cpu: string;
    cores: number;
    /** Load per core at the start of the run; above 1, the measured times are too long. */
    load: number;
    node: string;
    chromium: string;
    lighthouse: string;
    /** The measured commit, followed by `-dirty` if files had been changed. */
    commit: string;
  };
  lighthouse: {
    /** Lighthouse's default: a mid-range phone. */
    preset: 'mobile';
    runs: number;
    throttling: { rttMs: number; throughputKbps: number; cpuSlowdown: number };
    /** Lighthouse's own measure of the machine's speed, median of all runs. */
    benchmarkIndex: number;
    pages: PageResult[];
    /** The home page of the other site. */
    peer: PageResult | null;
  } | null;
  bytes: SiteBytes | null;
  firstVisits: FirstVisit[] | null;
  readWhole: ReadWhole[] | null;
  turns: PageTurns | null;
}
