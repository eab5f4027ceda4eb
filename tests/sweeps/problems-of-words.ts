/**
 * Runs in the browser: every element whose words are broken without a hyphen, every control whose words leave it, and
 * every entry of a navigation that touches the one above it.
 * @param whole selects the elements with whole words
 */
export function problemsOfWords(whole: string): string[] {
  const problems: string[] = [];
  const says = (element: Element) => `${element.tagName} ${element.textContent.trim().slice(0, 60)}`;
  const boxesOf = (node: Node, start: number, end: number) => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  for (const element of document.querySelectorAll(whole)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        // A soft hyphen before it has a box of its own, at the end of the line above.
        const first = boxesOf(text, index, index + 1).at(-1);
        if (boxesOf(text, index, index + word.length).some(({ top }) => top > Number(first?.top) + 4))
          problems.push(`${says(element)}: ${word} is broken`);
      }
  }
  for (const control of document.querySelectorAll('body :is(a, button, summary)')) {
    // What stands in a line has no width of its own.
    const isBox = control.clientWidth > 0 && control.checkVisibility({ visibilityProperty: true });
    if (isBox && control.scrollWidth > control.clientWidth + 1) problems.push(`${says(control)}: leaves its box`);
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
        problems.push(`${says(entries[index] as Element)}: touches the entry above`);
    }
  }
  return problems;
}
