import type { FramePlace, SiteConfig } from './define-site.ts';

export interface FrameFile {
  component: string;
  beforePaint?: string | undefined;
  afterLoad?: string | undefined;
}

export interface SiteIsland {
  file: string;
  props?: string | undefined;
}

/** Plain data, so that it can be passed to workers. All files are paths from the site’s folder. */
export interface SiteCode {
  /** By file name without `.island.tsx`. */
  islands: Readonly<Record<string, SiteIsland>>;
  /** The React pages, `pages/<id>/page.tsx`, by id. */
  pages: Readonly<Record<string, string>>;
  layouts: Readonly<Record<string, string>>;
  /** The games that are played on the site, `games/<slug>/game.tsx`, by slug. */
  games: Readonly<Record<string, string>>;
  frame: Readonly<Partial<Record<FramePlace, readonly FrameFile[]>>>;
  sections: Readonly<Record<string, string>>;
  components: Readonly<Record<string, string>>;
  stored: NonNullable<SiteConfig['stored']>;
  headers: NonNullable<SiteConfig['headers']>;
  redirects: NonNullable<SiteConfig['redirects']>;
}
