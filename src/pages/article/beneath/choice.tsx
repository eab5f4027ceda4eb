import { useEffect, useId, useState } from 'react';
import button from '../../../ui/button/button.module.css';
import { addStyles } from './add-styles.browser.ts';
import { otherLanguages } from './blocks.browser.ts';
import { readChoice, type StoredChoice, writeChoice } from './stored-choice.browser.ts';
import { tellFailure } from './tell-failure.browser.ts';
import { useBlocksBeneath } from './use-blocks-beneath.ts';

/** What the choice says, in the page's language: `/<language>/beneath.json`. */
export interface BeneathWords {
  language: string;
  none: string;
  all: string;
  /** Of a button at a block, which its language's name follows. */
  part: string;
  kept: string;
}

/** Which language is shown beneath, and whether all of the text is. */
export function Choice({ file }: { file: string }) {
  const id = useId();
  const words = useWords(file);
  const [languages] = useState(otherLanguages);
  const [choice, change] = useState<StoredChoice | undefined>(readChoice);
  const language = languages.find(({ tag }) => tag === choice?.tag);
  const choose = (next: StoredChoice | undefined) => {
    change(next);
    writeChoice(next);
  };
  useBlocksBeneath(words && language, choice?.all === true, words?.part ?? '', () => {
    tellFailure('languageFailed');
    choose(undefined);
  });
  if (!words) return undefined;
  return (
    <p className="beneath-choice">
      <label htmlFor={id}>{words.language}</label>
      <select
        id={id}
        className={button.square}
        value={language?.tag ?? ''}
        onChange={({ target }) => choose(target.value ? { tag: target.value, all: choice?.all ?? false } : undefined)}
      >
        <option value="">{words.none}</option>
        {languages.map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
      {language && (
        <button
          type="button"
          className={button.square}
          aria-pressed={choice?.all === true}
          onClick={() => choose({ tag: language.tag, all: !choice?.all })}
        >
          {words.all}
        </button>
      )}
      {language && <small>{words.kept}</small>}
    </p>
  );
}

function useWords(file: string): BeneathWords | undefined {
  const [words, setWords] = useState<BeneathWords>();
  useEffect(() => {
    addStyles();
    fetch(file)
      .then((answer) => answer.json())
      .then(setWords, () => tellFailure('islandFailed'));
  }, [file]);
  return words;
}
