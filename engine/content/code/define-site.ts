/** The places in and around pages in which a site can hang parts of its own: `docs/extend.md` shows where each is. */
export const framePlaces = [
  'bodyStart',
  'top',
  'headerEnd',
  'articleEnd',
  'careerStart',
  'projectEnd',
  'contactEnd',
  'beforeFooter',
  'footerEnd',
  'bodyEnd',
] as const;

/** A place of the frame: a key of `frame`. */
export type FramePlace = (typeof framePlaces)[number];

/** The parts of the engine that a site can replace by its own: `docs/extend.md` lists them. */
export const componentNames = ['ArticleCard', 'Footer', 'Header', 'Hero', 'NotFound', 'ProjectCard'] as const;

/** A part that can be replaced: a key of `components`. */
export type ComponentName = (typeof componentNames)[number];

/** A file of the site, from its folder: `./frame/ribbon.tsx`. */
type SiteFile = `./${string}`;

/** A part that hangs in a place of the frame. */
export interface FramePart {
  /** A file whose default export is a React component. It is rendered at build. */
  component: SiteFile;
  /** A `*.browser.ts` that runs directly after the component, before anything is painted. Keep it small. */
  beforePaint?: SiteFile;
  /** A `*.browser.ts` that runs once the page has been painted. */
  afterLoad?: SiteFile;
}

/** Response headers of the paths that match. */
export interface SiteHeaders {
  /** A path of this site; `*` at its end stands for anything. */
  path: `/${string}`;
  /** From a header's name to its value. What would loosen the engine's policy is refused. */
  headers: Readonly<Record<string, string>>;
}

/** A permanent redirect, in every language of the site. */
export interface SiteRedirect {
  /** A path of this site that leads nowhere else. `:number` stands for each article's number, `:slug` for its slug. */
  from: `/${string}`;
  /** A page of this site, with the same parts. */
  to: `/${string}`;
}

/** What of a site is code, and where it goes. What is data stays YAML. */
export interface SiteConfig {
  /** What hangs in and around pages, by place; several in a place stand in their order. */
  frame?: Partial<Record<FramePlace, FramePart | readonly FramePart[]>>;
  /** Sections of the home page, by the names under which `home.yaml` lists them. */
  sections?: Readonly<Record<string, SiteFile>>;
  /** Parts of the engine that the site replaces. A replacement can import the engine's own from `fitout/ui` and wrap it. */
  components?: Partial<Record<ComponentName, SiteFile>>;
  /** Names under which the site's own code stores something in the visitor's browser, each with the text that says what. */
  stored?: Partial<Record<'localStorage' | 'sessionStorage', Readonly<Record<string, string>>>>;
  /** Headers besides the engine's. */
  headers?: readonly SiteHeaders[];
  /** Redirects besides the engine's. */
  redirects?: readonly SiteRedirect[];
}

/**
 * Names what of a site is code: the default export of `fitout.config.ts`.
 * @returns the same, so that editors complete it
 */
export function defineSite(config: SiteConfig): SiteConfig {
  return config;
}
