/** The used parts of Lighthouse, which `npm run measure` installs: types are checked without it, too. */
declare module 'lighthouse' {
  export interface Result {
    audits: Record<
      string,
      {
        id: string;
        score: number | null;
        scoreDisplayMode: string;
        numericValue?: number;
        details?: object | { items: unknown[] };
      }
    >;
    categories: Record<string, { score: number | null }>;
    configSettings: { throttling: { rttMs: number; throughputKbps: number; cpuSlowdownMultiplier: number } };
    environment: { benchmarkIndex: number };
    runtimeError?: { message: string };
  }

  /** Measures a page in the browser that listens on a port. */
  export default function lighthouse(
    url: string,
    flags: { port: number; logLevel: string; onlyCategories: string[] },
  ): Promise<{ lhr: Result } | undefined>;
}
