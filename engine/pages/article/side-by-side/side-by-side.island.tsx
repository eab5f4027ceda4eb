import { useEffect, useId, useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { defineIsland } from '../../../islands/define-island.ts';
import type { OtherLanguage } from './blocks.browser.ts';
import { ParallelText } from './parallel-text.browser.tsx';
import { readChoice, type StoredChoice, writeChoice } from './stored-choice.browser.ts';

interface Props {
  words: string;
  languages: readonly OtherLanguage[];
}

/** The control’s texts are loaded on first use: the page itself contains only the names of the languages. */
function SideBySide({ words, languages }: Props) {
  const { t } = useLanguage();
  const id = useId();
  const [choice, setChoice] = useState<StoredChoice>();
  const [isJustRequested, setJustRequested] = useState(false);
  const [shown, setShown] = useState<string>();
  // A choice made earlier in the visit applies here too.
  useEffect(() => setChoice(readChoice()), []);
  const language = languages.find(({ tag }) => tag === choice?.tag);
  const choose = (next: StoredChoice | undefined) => {
    setChoice(next);
    writeChoice(next);
  };
  const press = (tag: string) => {
    setJustRequested(!language);
    setShown(undefined);
    choose(tag === language?.tag ? undefined : { tag, all: choice?.all ?? true });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is not a group of fields.
    <div role="group" aria-labelledby={id} className="needs-script">
      <p>
        <span id={id}>{t('side_by_side_title')}</span>
        {languages.map(({ tag, name }) => (
          <button
            key={tag}
            type="button"
            lang={tag}
            aria-pressed={tag === language?.tag}
            aria-busy={(tag === language?.tag && tag !== shown) || undefined}
            onClick={() => press(tag)}
          >
            {name}
          </button>
        ))}
      </p>
      {language && (
        <ParallelText
          file={words}
          language={language}
          all={choice?.all === true}
          isJustRequested={isJustRequested}
          onAll={(all) => choose({ tag: language.tag, all })}
          onShow={() => setShown(language.tag)}
          onFail={() => choose(undefined)}
        />
      )}
    </div>
  );
}

export const island = defineIsland<Props>({
  name: 'side-by-side',
  Component: SideBySide,
  words: ['side_by_side_title'],
});
