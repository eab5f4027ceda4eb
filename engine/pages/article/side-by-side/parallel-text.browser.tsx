import { useEffect, useEffectEvent, useState } from 'react';
import { notifyFailure } from '../../../browser/notify.ts';
import { addStyles } from './add-styles.browser.ts';
import type { OtherLanguage } from './blocks.browser.ts';
import { useBlockTranslations } from './use-block-translations.ts';

export interface SideBySideWords {
  all: string;
  part: string;
  kept: string;
}

interface Props {
  file: string;
  language: OtherLanguage;
  all: boolean;
  /** Whether the visitor has just requested the language, below the text, so that reading starts at the first block. */
  isJustRequested: boolean;
  onAll: (all: boolean) => void;
  onShow: () => void;
  onFail: () => void;
}

/** The text in another language, block by block beside the page’s. */
export function ParallelText({ file, language, all, isJustRequested, onAll, onShow, onFail }: Props) {
  const fail = (what: 'language' | 'island') => {
    notifyFailure(what);
    onFail();
  };
  const words = useWords(file, () => fail('island'));
  useBlockTranslations(words && language, all, words?.part ?? '', isJustRequested, {
    onShow,
    onFail: () => fail('language'),
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

function useWords(file: string, onFail: () => void): SideBySideWords | undefined {
  const [words, setWords] = useState<SideBySideWords>();
  const reportFailure = useEffectEvent(onFail);
  useEffect(() => {
    addStyles();
    fetch(file)
      .then((response) => response.json())
      .then(setWords, () => reportFailure());
  }, [file]);
  return words;
}
