import type { FramePlace, SiteConfig } from './define-site.ts';

/** A part of the frame, with the files from the site's folder. */
export interface FrameFile {
  component: string;
  beforePaint?: string | undefined;
  afterLoad?: string | undefined;
}

/** An island of the site. */
export interface SiteIsland {
  file: string;
  /** The file that makes its properties from those that a text gives it, where there is one. */
  props?: string | undefined;
}

/** The code of a site: plain data, so that threads can have it. All files are paths from the site's folder. */
export interface SiteCode {
  /** By name: that of the file without `.island.tsx`. */
  islands: Readonly<Record<string, SiteIsland>>;
  /** The React pages, `pages/<id>/page.tsx`, by id. */
  pages: Readonly<Record<string, string>>;
  /** The layouts of their own that some of them have, `pages/<id>/layout.tsx`, by id. */
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
