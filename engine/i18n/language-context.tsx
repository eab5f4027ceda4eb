import { createContext, type ReactNode, use } from 'react';
import type { Translate } from './translate.ts';

interface Speech {
  /** The code of the language, as in `site.yaml`. */
  language: string;
  /** Gives the text of a key. */
  t: Translate;
}

const LanguageContext = createContext<Speech>({ language: 'en', t: (key) => key });

/** Provides the language that is shown to everything inside. */
export function LanguageProvider({ language, t, children }: Speech & { children: ReactNode }) {
  return <LanguageContext value={{ language, t }}>{children}</LanguageContext>;
}

/**
 * The language that is shown around a component, at build and in islands.
 * @returns its code, and the function that gives its texts
 */
export function useLanguage(): Speech {
  return use(LanguageContext);
}
