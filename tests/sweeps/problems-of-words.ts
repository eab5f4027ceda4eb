/**
 * Runs in the browser: words that are broken without a hyphen, controls whose text overflows, and navigation entries
 * that touch the entry above.
 * @param unbreakable selects the elements in which no word may be broken
 */
export function problemsOfWords(unbreakable: string): string[] {
  const problems: string[] = [];
  const describe = (element: Element) => `${element.tagName} ${element.textContent.trim().slice(0, 60)}`;
  const boxesOf = (node: Node, start: number, end: number) => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  for (const element of document.querySelectorAll(unbreakable)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        // A soft hyphen before the word has a box of its own, at the end of the line above.
        const first = boxesOf(text, index, index + 1).at(-1);
        if (boxesOf(text, index, index + word.length).some(({ top }) => top > Number(first?.top) + 4))
          problems.push(`${describe(element)}: ${word} is broken`);
      }
  }
  for (const control of document.querySelectorAll('body :is(a, button, summary)')) {
    // Inline elements have no width of their own.
    const isBox = control.clientWidth > 0 && control.checkVisibility({ visibilityProperty: true });
    if (isBox && control.scrollWidth > control.clientWidth + 1)
      problems.push(`${describe(control)}: its text overflows`);
  }
  for (const list of document.querySelectorAll('main nav :is(ul, ol)')) {
    const entries = [...list.children].filter((entry) => entry.checkVisibility({ visibilityProperty: true }));
    const edges = entries.map((entry) => {
      const range = document.createRange();
      range.selectNodeContents(entry.querySelector('a') ?? entry);
      const boxes = [...range.getClientRects()];
      return { top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)) };
    });
    for (const [index, { top }] of edges.entries()) {
      const above = edges[index - 1];
      if (above && top > above.top + 4 && top < above.bottom + 4)
        problems.push(`${describe(entries[index] as Element)}: touches the entry above`);
    }
  }
  return problems;
}
