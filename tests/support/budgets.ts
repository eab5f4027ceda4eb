/** What the site may weigh. `npm test` holds it; 1 kB is 1,000 bytes, brotli is at its highest quality. */
export const byteBudgets = {
  /** HTML of a page, styles and data included, brotli: what a server sends before it hears back from the browser. */
  page: 14_600,
  /** HTML of an article, brotli. */
  article: 24_000,
  /** The inline boot script as it stands in the page, minified and not compressed. */
  bootScript: 1_499,
  /** Every script in `assets`, brotli, whether a visit loads it or not; of the other languages' dictionaries the largest, for a page loads one at most. */
  scripts: 100_000,
  /** The one font file. */
  font: 32_000,
  /** Everything that a first visit of the home page sends over the network, without headers. */
  firstVisit: 180_000,
  /** The same where the visitor asks for little data and has touched nothing. */
  firstVisitSavingData: 50_000,
} as const;

/** What Lighthouse should say on its simulated phone. Times depend on the machine: `npm run measure` reports, no test asserts. */
export const labTargets = {
  /** Each of the four categories. */
  score: 100,
  /** Largest contentful paint, milliseconds. */
  lcp: 800,
  /** Total blocking time, milliseconds. */
  tbt: 100,
  /** Cumulative layout shift. */
  cls: 0,
  /** From a click to the next page, milliseconds. */
  turn: 100,
} as const;
