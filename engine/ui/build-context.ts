import { createContext, use } from 'react';

/** What is the same on all pages of a build. */
interface Build {
  /** The day of the build, yyyy-mm-dd. The visitor's day may be another. */
  day: string;
  /** The texts of the inline scripts of the frame's parts, by their files. */
  scripts: Readonly<Record<string, string>>;
}

export const BuildContext = createContext<Build>({ day: '1970-01-01', scripts: {} });

/** The build that makes this page: its `day`, yyyy-mm-dd in the builder's time zone. */
export const useBuild = (): Build => use(BuildContext);
