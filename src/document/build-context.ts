import { createContext, use } from 'react';

/** What is the same on all pages of a build, for what stands around them. */
interface Build {
  /** The day of the build, yyyy-mm-dd. The visitor's day may be another: src/browser/today.ts writes it. */
  day: string;
  /** The text of the inline script behind the ribbon. */
  ribbonScript: string;
}

export const BuildContext = createContext<Build>({ day: '1970-01-01', ribbonScript: '' });

export const useBuild = (): Build => use(BuildContext);
