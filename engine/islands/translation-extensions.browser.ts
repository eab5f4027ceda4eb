/**
 * Extensions replace texts by `<font>` elements. React keeps its text nodes and throws when they have moved
 * (https://github.com/facebook/react/issues/11538), so an island has to restore them.
 */

const wrapper = 'FONT';

/** Whether an extension has translated an element. */
export const isTranslated = (root: Element): boolean => root.querySelector(wrapper) !== null;

/** Returns a function that finds the element at the position of an earlier one, after an island is rendered again. */
export function rememberPositions(root: Element): (earlier: Element) => Element | undefined {
  const positions = new Map<Element, number[]>();
  const walk = (parent: Element, path: number[]): void => {
    for (const [index, child] of childrenOf(parent).entries()) {
      const position = [...path, index];
      positions.set(child, position);
      // An interaction with a translated word counts for the element around the word.
      for (const inner of child.querySelectorAll(wrapper)) positions.set(inner, position);
      walk(child, position);
    }
  };
  walk(root, []);
  return (earlier) => {
    if (root.contains(earlier)) return earlier;
    return positions
      .get(earlier)
      ?.reduce<Element | undefined>((parent, index) => parent && childrenOf(parent)[index], root);
  };
}

/** Returns a function that focuses the element which replaced the focused one, with its text and selection. */
export function rememberFocus(root: Element, findReplacement: (earlier: Element) => Element | undefined): () => void {
  const focused = document.activeElement;
  if (!focused || !root.contains(focused)) return () => {};
  const { value, selectionStart, selectionEnd } = focused as HTMLInputElement;
  return () => {
    const replacement = findReplacement(focused);
    if (!(replacement instanceof HTMLElement)) return;
    replacement.focus({ preventScroll: true });
    // `selectionStart` is null in fields without a selection, such as a checkbox.
    if (replacement instanceof HTMLInputElement && typeof selectionStart === 'number') {
      replacement.value = value;
      replacement.setSelectionRange(selectionStart, selectionEnd);
    }
  };
}

const childrenOf = (parent: Element): Element[] => [...parent.children].filter(({ tagName }) => tagName !== wrapper);

/** Asks extensions to ignore a hydrated island, and restores React’s texts if an extension translates it anyway. */
export function protectTexts(root: HTMLElement): void {
  root.translate = false;
  new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
      for (const removed of removedNodes)
        if (removed instanceof Text) {
          const around = [...addedNodes, previousSibling, nextSibling, outermost(removed)].find(isWrapper);
          if (around?.isConnected) around.replaceWith(removed);
        }
  }).observe(root, { childList: true, subtree: true });
}

const isWrapper = (node: Node | null | undefined): node is Element => node?.nodeName === wrapper;

function outermost(text: Text): Node | null {
  let node: Node | null = text.parentNode;
  while (node?.parentNode && isWrapper(node.parentNode)) node = node.parentNode;
  return node;
}
