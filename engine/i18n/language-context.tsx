import { createContext, type ReactNode, use } from 'react';
import type { Translate } from './translate.ts';

interface LanguageValue {
  language: string;
  t: Translate;
}

const LanguageContext = createContext<LanguageValue>({ language: 'en', t: (key) => key });

export function LanguageProvider({ language, t, children }: LanguageValue & { children: ReactNode }) {
  return <LanguageContext value={{ language, t }}>{children}</LanguageContext>;
}

/** The language around a component and the function `t` for its texts, at build time and in islands. */
export function useLanguage(): LanguageValue {
  return use(LanguageContext);
}
