/** The limits of the site’s size, tested by `npm test`; 1 kB is 1,000 bytes, brotli is at its highest quality. */
export const byteBudgets = {
  /** HTML of a page (except articles) with styles and icons, brotli: what a server sends in its first round trip. */
  page: 14_600,
  /** HTML of an article with its figures, brotli. */
  article: 25_000,
  /** The same in other languages: German is a tenth longer. */
  articleTranslated: 27_300,
  /** Script for opening any page and reading it to its end, brotli: the inline boot script and the page’s script. */
  readingScript: 5_600,
  /** The same with the script that the first use of an island loads, React included. */
  islandScript: 75_000,
  /** What a game adds when it is played, without its drawing. */
  gameScript: 14_000,
  font: 19_000,
  /** All drawings of the site, brotli, and those of any one page. */
  drawings: 250_000,
  drawingsOfPage: 60_000,
  /** Everything that a first visit of the home page sends to a phone before any interaction, headers included. */
  firstVisit: 66_000,
  /** An article read to its end on a phone, with font and headers. */
  articleRead: 58_500,
  /** The home page with Save-Data, before any interaction, headers included. */
  firstVisitSavingData: 40_000,
} as const;

/**
 * Lighthouse’s targets on its simulated phone. Times depend on the machine: `npm run measure` reports them, no test
 * asserts them.
 */
export const labTargets = {
  /** Each of the four categories. */
  score: 100,
  /** Largest contentful paint, milliseconds. */
  lcp: 800,
  /** The same without throttling, on a desktop. */
  unthrottledLcp: 100,
  /** Total blocking time, milliseconds. */
  tbt: 10,
  /** Cumulative layout shift. */
  cls: 0,
  /** Work of the main thread, milliseconds. */
  mainThread: { home: 450, article: 350 },
  /** Bytes over the network while a page is read to its end. */
  readWhole: { home: 55_000, article: 42_000 },
  /** From a click to the first paint of the next page, as a multiple of the time of a plain page with the same text. */
  turn: 1.5,
} as const;
