import { useLanguage } from '../../../i18n/language-context.tsx';
import { languageOf } from '../../../i18n/languages.ts';
import { Island } from '../../../islands/island.tsx';
import { address, localize, pageAddress } from '../../../site/addresses.ts';
import type { PageRef } from '../../../site/pages.ts';
import { island } from './beneath.island.tsx';
import { beneathWordsPath } from './beneath-words.ts';

/**
 * A control that opens the text in another language beneath the one that is read.
 * @param languages those in which the text exists: of one alone there is nothing to open
 */
export function AnotherLanguage({ languages }: { languages: readonly string[] }) {
  const { language } = useLanguage();
  if (languages.length < 2 || !languages.includes(language)) return undefined;
  return <Island of={island} props={{ words: address(localize(beneathWordsPath, language)) }} stored="beneath" />;
}

/** Without script a link leads to the same text in another language. */
export function AnotherLanguageLink({ languages, to }: { languages: readonly string[]; to: PageRef }) {
  const { language } = useLanguage();
  const other = languages.find((code) => code !== language);
  if (!other || !languages.includes(language)) return undefined;
  const { tag, ownName } = languageOf(other);
  return (
    <noscript>
      <a href={`${pageAddress(to, other)}#prose`} hrefLang={tag} lang={tag}>
        {ownName}
      </a>
    </noscript>
  );
}
