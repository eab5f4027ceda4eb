import { useEffect, useState } from 'react';
import { addStyles } from './add-styles.browser.ts';
import type { OtherLanguage } from './blocks.browser.ts';
import { reportFailure } from './report-failure.browser.ts';
import { useBlocksBeside } from './use-blocks-beside.ts';

export interface SideBySideWords {
  all: string;
  part: string;
  kept: string;
}

interface Props {
  file: string;
  language: OtherLanguage;
  all: boolean;
  /** True where the visitor has just requested it after the text, so that reading starts at its first block. */
  isAsked: boolean;
  onAll: (all: boolean) => void;
  onFail: () => void;
}

/** The text in another language, block by block beside the page’s. */
export function Opened({ file, language, all, isAsked, onAll, onFail }: Props) {
  const words = useWords(file);
  useBlocksBeside(words && language, all, words?.part ?? '', isAsked, () => {
    reportFailure('languageFailed');
    onFail();
  });
  if (!words) return undefined;
  return (
    <p className="side-by-side-all">
      <button type="button" aria-pressed={all} onClick={() => onAll(!all)}>
        {words.all}
      </button>
      <small>{words.kept}</small>
    </p>
  );
}

function useWords(file: string): SideBySideWords | undefined {
  const [words, setWords] = useState<SideBySideWords>();
  useEffect(() => {
    addStyles();
    fetch(file)
      .then((answer) => answer.json())
      .then(setWords, () => reportFailure('islandFailed'));
  }, [file]);
  return words;
}
