/**
 * Extensions replace texts by `<font>` elements. React keeps its text nodes and throws when they have moved
 * (https://github.com/facebook/react/issues/11538), so an island has to restore them.
 */

const wrapper = 'FONT';

/** Whether an extension has translated an element. */
export const isTranslated = (root: Element): boolean => root.querySelector(wrapper) !== null;

/** Returns a function that finds the element at the position of an earlier one, after an island is rendered again. */
export function rememberPlaces(root: Element): (earlier: Element) => Element | undefined {
  const places = new Map<Element, number[]>();
  const walk = (parent: Element, path: number[]): void => {
    for (const [index, child] of childrenOf(parent).entries()) {
      const place = [...path, index];
      places.set(child, place);
      // A touch of a translated word counts for the element around it.
      for (const inner of child.querySelectorAll(wrapper)) places.set(inner, place);
      walk(child, place);
    }
  };
  walk(root, []);
  return (earlier) => {
    if (root.contains(earlier)) return earlier;
    return places
      .get(earlier)
      ?.reduce<Element | undefined>((parent, index) => parent && childrenOf(parent)[index], root);
  };
}

/** Returns a function that focuses the element which replaced the focused one, with its text and selection. */
export function rememberFocus(root: Element, place: (earlier: Element) => Element | undefined): () => void {
  const focused = document.activeElement;
  if (!focused || !root.contains(focused)) return () => {};
  const { value, selectionStart, selectionEnd } = focused as HTMLInputElement;
  return () => {
    const now = place(focused);
    if (!(now instanceof HTMLElement)) return;
    now.focus({ preventScroll: true });
    // Fields without a selection, such as a checkbox, have null.
    if (now instanceof HTMLInputElement && typeof selectionStart === 'number') {
      now.value = value;
      now.setSelectionRange(selectionStart, selectionEnd);
    }
  };
}

const childrenOf = (parent: Element): Element[] => [...parent.children].filter(({ tagName }) => tagName !== wrapper);

/** Asks extensions to ignore a hydrated island, and restores React’s texts where one does not. */
export function keepTexts(root: HTMLElement): void {
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
