/** Places in and around pages where a site can add its own components; `docs/extend.md` describes each. */
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

/** A key of `frame`. */
export type FramePlace = (typeof framePlaces)[number];

/** Components of the engine that a site can replace; `docs/extend.md` lists them. */
export const componentNames = ['ArticleCard', 'Footer', 'Header', 'Hero', 'NotFound', 'ProjectCard'] as const;

/** A key of `components`. */
export type ComponentName = (typeof componentNames)[number];

type SiteFile = `./${string}`;

/** A component at a place of the frame. */
export interface FramePart {
  /** A file whose default export is a React component, rendered at build time. */
  component: SiteFile;
  /** A `*.browser.ts` that runs directly after the component, before the first paint. Keep it small. */
  beforePaint?: SiteFile;
  /** A `*.browser.ts` that runs after the page has been painted. */
  afterLoad?: SiteFile;
}

/** Response headers for matching paths; if two paths set the same header, the narrower path wins. */
export interface SiteHeaders {
  /** A path of this site; a trailing `*` matches anything. */
  path: `/${string}`;
  /** Values by header name. A header that would weaken the engine’s policy is rejected. */
  headers: Readonly<Record<string, string>>;
}

/** A permanent redirect in every language of the site. */
export interface SiteRedirect {
  /** A path of this site that has no page. `:number` matches each article’s number, `:slug` its slug. */
  from: `/${string}`;
  /** A page of this site, with the same placeholders. */
  to: `/${string}`;
}

/** The code of a site and where the engine uses it. Data stays in YAML. */
export interface SiteConfig {
  /** Components at places of the frame; several at one place keep their order. */
  frame?: Partial<Record<FramePlace, FramePart | readonly FramePart[]>>;
  /** Components that replace the engine’s. A replacement can import the original from `fitout/ui` and wrap it. */
  components?: Partial<Record<ComponentName, SiteFile>>;
  /** Keys under which the site’s code stores data in the browser, each with the text that describes it to visitors. */
  stored?: Partial<Record<'localStorage' | 'sessionStorage', Readonly<Record<string, string>>>>;
  headers?: readonly SiteHeaders[];
  redirects?: readonly SiteRedirect[];
}

/** Declares the code of a site, as the default export of `fitout.config.ts`; the call gives editors its type. */
export function defineSite(config: SiteConfig): SiteConfig {
  return config;
}
