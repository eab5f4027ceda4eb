import { createContext, use } from 'react';

export const BuiltDayContext = createContext('1970-01-01');

/** The day of the build, yyyy-mm-dd. The visitor's day may be another: src/browser/today.ts mends what depends on it. */
export const useBuiltDay = (): string => use(BuiltDayContext);
