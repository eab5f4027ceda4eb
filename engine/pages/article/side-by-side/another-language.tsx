import { useLanguage } from '../../../i18n/language-context.tsx';
import { languageOf } from '../../../i18n/languages.ts';
import { Island } from '../../../islands/island.tsx';
import { address, localize } from '../../../routes/addresses.ts';
import styles from './another-language.module.css';
import { island } from './side-by-side.island.tsx';
import { sideBySideWordsPath } from './side-by-side-words.ts';

interface Props {
  /** Languages of the text. With only one language nothing is rendered. */
  languages: readonly string[];
}

/** Shows a text in another language side by side. Hidden without script: the language menu leads to the same text. */
export function AnotherLanguage({ languages }: Props) {
  const { language } = useLanguage();
  if (!languages.includes(language)) return undefined;
  const others = languages
    .filter((code) => code !== language)
    .map((code) => ({ tag: languageOf(code).tag, name: languageOf(code).ownName }));
  if (others.length === 0) return undefined;
  return (
    <div className={styles.sideBySide} data-side-by-side="" data-screen-only>
      <Island
        of={island}
        props={{ words: address(localize(sideBySideWordsPath, language)), languages: others }}
        stored="side-by-side"
      />
    </div>
  );
}
