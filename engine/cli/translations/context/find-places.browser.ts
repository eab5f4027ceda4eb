/** A text to find in a page. Only its letters are compared, so line breaks and hyphens do not matter. */
export interface SearchedText {
  id: string;
  /** A pattern for all letters of the text. */
  pattern: string;
  /** A selector of the element that contains the text: `svg`, `main`, `body`. */
  within: string;
}

/** Where a text is in a page, in CSS pixels from its top left corner. */
export interface Place {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** What the text labels or is: `button`, `link`, `alternative text`. */
  role: string;
  /** True if the text is hidden at first: the place is then the nearest visible part of the page around it. */
  hidden: boolean;
}

/**
 * Finds texts in the page, and prefers visible places. Runs in the browser, so it uses nothing from outside.
 * @param letters the characters that are compared, as the content of a RegExp class; all others are ignored
 */
export async function findPlaces(searched: readonly SearchedText[], letters: string): Promise<Place[]> {
  await document.fonts.ready;
  // The texts of a drawing in a separate file can only be found after inserting the drawing into the page.
  for (const use of document.querySelectorAll('figure use[href*=".svg#"]')) {
    const [file = '', id = ''] = (use.getAttribute('href') ?? '').split('#');
    const source = await fetch(file).then((response) => response.text());
    const drawing = new DOMParser().parseFromString(source, 'image/svg+xml').getElementById(id);
    if (!drawing) continue;
    const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    group.append(...[...drawing.childNodes].map((node) => document.importNode(node, true)));
    use.replaceWith(group);
  }
  const other = new RegExp(`[^${letters}]`, 'gu');
  const attributes = {
    alt: 'alternative text',
    'aria-label': 'label for screen readers',
    title: 'tooltip',
    placeholder: 'placeholder',
  };
  const patterns = searched.map((one) => ({ ...one, whole: new RegExp(`^${one.pattern}$`, 'u') }));
  const found = new Map<string, Place & { element: Element }>();
  const islands = await Promise.all(
    [...document.querySelectorAll<HTMLElement>('island-root')].map(async (element) => {
      const { file, island = '{}' } = element.dataset;
      const { texts = {} } = file ? await fetch(file).then((response) => response.json()) : JSON.parse(island);
      return { element, keys: Object.keys(texts) };
    }),
  );
  /** The islands that list a text: then it is searched only inside them. */
  const islandsOf = (id: string) => islands.filter(({ keys }) => keys.includes(id)).map(({ element }) => element);

  const boxOf = (element: Element) => {
    let seen: Element | null = element;
    while (seen && !(seen.checkVisibility() && seen.getBoundingClientRect().width > 2)) seen = seen.parentElement;
    const { x, y, width, height } = (seen ?? document.body).getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height, hidden: seen !== element };
  };
  const roleOf = (element: Element) => {
    const part = element.closest(
      'button, a, label, summary, h1, h2, h3, h4, th, td, li, figcaption, option, legend, svg, p',
    );
    const names: Record<string, string> = {
      a: 'link',
      svg: 'label in a drawing',
      p: 'paragraph',
      li: 'item of a list',
    };
    const name = part?.localName ?? 'text';
    return names[name] ?? (/^h\d$/.test(name) ? 'heading' : /^t[hd]$/.test(name) ? 'cell of a table' : name);
  };
  const matchTexts = (element: Element, text: string, role: string) => {
    const plain = text.replace(other, '');
    if (!plain || plain.length > 300) return;
    for (const { id, whole, within } of patterns) {
      if (!whole.test(plain) || !element.closest(within)) continue;
      const ofIsland = islandsOf(id);
      if (ofIsland.length > 0 && !ofIsland.some((island) => island.contains(element))) continue;
      const [known, box] = [found.get(id), boxOf(element)];
      // An element inside the found one has a tighter box.
      const better = known && (known.hidden ? !box.hidden : !box.hidden && known.element.contains(element));
      if (!known || better) found.set(id, { id, ...box, role, element });
    }
  };
  for (const element of document.body.querySelectorAll('*')) {
    if (/^(script|style|template)$/.test(element.localName)) continue;
    matchTexts(element, element.textContent, roleOf(element));
    for (const node of element.childNodes)
      if (node.nodeType === 3) matchTexts(element, node.textContent ?? '', roleOf(element));
    for (const [name, role] of Object.entries(attributes)) matchTexts(element, element.getAttribute(name) ?? '', role);
  }
  for (const { id } of searched) {
    const [element] = islandsOf(id);
    if (element && !found.has(id))
      found.set(id, { id, ...boxOf(element), role: 'shown after an action', hidden: true, element });
  }
  return [...found.values()].map(({ element: _, ...place }) => place);
}
