import { createContext, use } from 'react';

/** The same on all pages of a build. */
interface Build {
  /** The day of the build, yyyy-mm-dd. The visitor’s day may differ. */
  day: string;
  /** Inline scripts of the frame’s components, by file. */
  scripts: Readonly<Record<string, string>>;
}

export const BuildContext = createContext<Build>({ day: '1970-01-01', scripts: {} });

/** The current build: its `day`, yyyy-mm-dd in the builder’s time zone. */
export const useBuild = (): Build => use(BuildContext);
