import { createContext, type ReactNode, use, useMemo } from 'react';
import { translatorOf } from './dictionary.ts';
import { sourceLanguage } from './languages.ts';
import { localize, type PagePath } from '../site/addresses.ts';
import type { Translate } from './translate.ts';

interface Speech {
  /** Code of the language that is shown. */
  language: string;
  t: Translate;
  /** Leads a path of this site to the language that is shown. */
  localized: (path: PagePath) => PagePath;
}

const LanguageContext = createContext<Speech>(speechOf(sourceLanguage));

/** Tells everything inside which language is shown. */
export function LanguageProvider({ language, children }: { language: string; children: ReactNode }) {
  const speech = useMemo(() => speechOf(language), [language]);
  return <LanguageContext value={speech}>{children}</LanguageContext>;
}

/** The language that is shown, its `t`, and its addresses. */
export function useLanguage(): Speech {
  return use(LanguageContext);
}

function speechOf(language: string): Speech {
  return { language, t: translatorOf(language), localized: (path) => localize(path, language) };
}
