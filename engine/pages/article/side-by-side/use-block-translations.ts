import { useEffect, useRef } from 'react';
import { blocksOf, loadBlocks, makeTranslation, type OtherLanguage } from './blocks.browser.ts';

/**
 * Inserts a translation below each block of the page, with a button that opens and closes the translation.
 * @param buttonLabel the label of a button after the language’s name
 * @param isJustRequested whether the visitor has just requested the language: reading then starts at the first block
 */
export function useBlockTranslations(
  language: OtherLanguage | undefined,
  all: boolean,
  buttonLabel: string,
  isJustRequested: boolean,
  callbacks: { onShow: () => void; onFail: () => void },
): void {
  const listeners = useRef(callbacks);
  listeners.current = callbacks;
  const open = useRef(all);
  open.current = all;
  const focusFirst = useRef(isJustRequested);
  focusFirst.current = isJustRequested;
  const rows = useRef<Row[]>([]);
  const tag = language?.tag;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a language is identified by its tag.
  useEffect(() => {
    if (!language) return;
    let isUnmounted = false;
    const blocks = blocksOf(document);
    loadBlocks(language, blocks.length).then(
      (translations) => {
        if (isUnmounted) return;
        rows.current = blocks.map((block, index) =>
          makeRow(block, translations[index] ?? block, language, buttonLabel),
        );
        for (const row of rows.current) row.show(open.current);
        if (focusFirst.current) rows.current[0]?.focus();
        listeners.current.onShow();
      },
      (error) => {
        console.warn('failed to load the other language', error);
        if (!isUnmounted) listeners.current.onFail();
      },
    );
    return () => {
      isUnmounted = true;
      for (const { remove } of rows.current.splice(0)) remove();
    };
  }, [tag]);
  useEffect(() => {
    for (const row of rows.current) row.show(all);
  }, [all]);
}

interface Row {
  /** Scrolls to the block and focuses its button. */
  focus: () => void;
  show: (open: boolean) => void;
  remove: () => void;
}

function makeRow(block: Element, translated: Element, language: OtherLanguage, buttonLabel: string): Row {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'side-by-side-open';
  const name = document.createElement('span');
  name.lang = language.tag;
  name.textContent = language.name;
  const rest = document.createElement('span');
  rest.className = 'visually-hidden';
  rest.textContent = `(${buttonLabel})`;
  button.append(name, rest);
  let box: HTMLElement | undefined;
  const show = (open: boolean) => {
    button.ariaExpanded = String(open);
    if (open && !box) {
      box = makeTranslation(translated, language);
      button.after(box);
    } else if (!open) {
      box?.remove();
      box = undefined;
    }
  };
  button.onclick = () => show(!box);
  block.after(button);
  return {
    focus() {
      block.scrollIntoView({ behavior: 'instant' });
      button.focus({ preventScroll: true });
    },
    show,
    remove() {
      box?.remove();
      button.remove();
    },
  };
}
