/** What the site may weigh. `npm test` holds it; 1 kB is 1,000 bytes, brotli is at its highest quality. */
export const byteBudgets = {
  /** HTML of a page, styles and drawings included, brotli: what a server sends before it hears back from the browser. */
  page: 14_600,
  /** HTML of an article with its figures, brotli. */
  article: 26_500,
  /** The same in another language than English: German says it in a tenth more. */
  articleTranslated: 29_000,
  /** Script for opening any page and reading it to its end, brotli: the inline boot script and the page's script. */
  readingScript: 6_000,
  /** The same with what the first touch of an island adds, React included. */
  islandScript: 75_000,
  /** What a game adds to that when it is played, its drawing not counted. */
  gameScript: 25_000,
  /** The one font file. */
  font: 32_000,
  /** All drawings of the site, brotli, and those of any one page. */
  drawings: 250_000,
  drawingsOfPage: 60_000,
  /** Everything that a first visit of the home page sends to a phone before anything is touched, headers included. */
  firstVisit: 85_000,
  /** An article that is read to its end on a phone, in all, font and headers included. */
  articleRead: 70_000,
  /** The home page where the visitor asks for little data and has touched nothing, headers included. */
  firstVisitSavingData: 50_000,
} as const;

/** What Lighthouse should say on its simulated phone. Times depend on the machine: `npm run measure` reports, no test asserts. */
export const labTargets = {
  /** Each of the four categories. */
  score: 100,
  /** Largest contentful paint, milliseconds. */
  lcp: 800,
  /** Total blocking time, milliseconds. */
  tbt: 10,
  /** Cumulative layout shift. */
  cls: 0,
  /** From a click to the next page, milliseconds. */
  turn: 100,
} as const;
