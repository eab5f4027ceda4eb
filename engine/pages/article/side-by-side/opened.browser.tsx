import { useEffect, useEffectEvent, useState } from 'react';
import { notifyFailure } from '../../../browser/notify.ts';
import { addStyles } from './add-styles.browser.ts';
import type { OtherLanguage } from './blocks.browser.ts';
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
  onShow: () => void;
  onFail: () => void;
}

/** The text in another language, block by block beside the page’s. */
export function Opened({ file, language, all, isAsked, onAll, onShow, onFail }: Props) {
  const fail = (what: 'language' | 'island') => {
    notifyFailure(what);
    onFail();
  };
  const words = useWords(file, () => fail('island'));
  useBlocksBeside(words && language, all, words?.part ?? '', isAsked, {
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
  const failed = useEffectEvent(onFail);
  useEffect(() => {
    addStyles();
    fetch(file)
      .then((answer) => answer.json())
      .then(setWords, () => failed());
  }, [file]);
  return words;
}
