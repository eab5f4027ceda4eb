import { useEffect, useRef } from 'react';
import { blocksOf, loadBlocks, makeTranslation, type OtherLanguage } from './blocks.browser.ts';

/**
 * Inserts blocks of another language below those of the page, with a button at each that opens and closes it.
 * @param part the label of a button after the language’s name
 * @param isAsked whether the visitor has just requested it: reading starts at the first block
 */
export function useBlocksBeside(
  language: OtherLanguage | undefined,
  all: boolean,
  part: string,
  isAsked: boolean,
  on: { onShow: () => void; onFail: () => void },
): void {
  const listeners = useRef(on);
  listeners.current = on;
  const open = useRef(all);
  open.current = all;
  const begins = useRef(isAsked);
  begins.current = isAsked;
  const rows = useRef<Row[]>([]);
  const tag = language?.tag;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a language is identified by its tag.
  useEffect(() => {
    if (!language) return;
    let left = false;
    const blocks = blocksOf(document);
    loadBlocks(language, blocks.length).then(
      (translations) => {
        if (left) return;
        rows.current = blocks.map((block, index) => makeRow(block, translations[index] ?? block, language, part));
        for (const row of rows.current) row.show(open.current);
        if (begins.current) rows.current[0]?.begin();
        listeners.current.onShow();
      },
      (error) => {
        console.warn('the other language did not load', error);
        if (!left) listeners.current.onFail();
      },
    );
    return () => {
      left = true;
      for (const { remove } of rows.current.splice(0)) remove();
    };
  }, [tag]);
  useEffect(() => {
    for (const row of rows.current) row.show(all);
  }, [all]);
}

interface Row {
  /** Scrolls to the first block, and focuses its button. */
  begin: () => void;
  show: (open: boolean) => void;
  remove: () => void;
}

function makeRow(block: Element, translated: Element, language: OtherLanguage, part: string): Row {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'side-by-side-open';
  const name = document.createElement('span');
  name.lang = language.tag;
  name.textContent = language.name;
  const rest = document.createElement('span');
  rest.className = 'visually-hidden';
  rest.textContent = `(${part})`;
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
    begin() {
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
