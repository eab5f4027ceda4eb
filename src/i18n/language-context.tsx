import { createContext, type ReactNode, use } from 'react';
import type { Translate } from './translate.ts';

interface Speech {
  language: string;
  t: Translate;
}

const LanguageContext = createContext<Speech>({ language: 'en', t: (key) => key });

/** Tells everything inside which language is shown. */
export function LanguageProvider({ language, t, children }: Speech & { children: ReactNode }) {
  return <LanguageContext value={{ language, t }}>{children}</LanguageContext>;
}

/** The language that is shown, and its `t`. */
export function useLanguage(): Speech {
  return use(LanguageContext);
}
