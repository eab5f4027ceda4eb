import { createContext, type ReactNode, use } from 'react';
import { notationOf } from '../content/languages/notation.ts';
import type { Translate } from './translate.ts';

interface LanguageValue {
  language: string;
  t: Translate;
  /** The locale for formats of numbers: browsers format those of some languages differently, or not at all. */
  numbers: string;
}

const LanguageContext = createContext<LanguageValue>({ language: 'en', t: (key) => key, numbers: 'en' });

interface Props extends Omit<LanguageValue, 'numbers'> {
  children: ReactNode;
}

/** Gives the components inside it their language: a code, and the translator that belongs to it. */
export function LanguageProvider({ language, t, children }: Props) {
  return (
    <LanguageContext value={{ language, t, numbers: t.numbers ?? notationOf(language) }}>{children}</LanguageContext>
  );
}

/**
 * The language around a component, the function `t` for its texts and the locale `numbers` for `toLocaleString`, at build
 * time and in islands.
 */
export function useLanguage(): LanguageValue {
  return use(LanguageContext);
}
