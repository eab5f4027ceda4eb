/** A text that is looked for in a page: letters alone, so that line breaks and hyphens do not matter. */
export interface Sought {
  id: string;
  /** A pattern for the letters of the whole text. */
  pattern: string;
  /** A selector of what it is in: `svg`, `main`, `body`. */
  within: string;
}

/** Where a text is in a page, in CSS pixels from its top left corner. */
export interface Place {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** What it labels: `button`, `link`, `alternative text`. */
  role: string;
  /** True where it is not to be seen at first: what is marked is the part of the page that it belongs to. */
  hidden: boolean;
}

/**
 * Finds texts in the page, first what can be seen. It runs in the browser, so it uses nothing from outside.
 * @param letters what counts in a text: everything else is left out before a comparison
 */
export async function findPlaces(sought: readonly Sought[], letters: string): Promise<Place[]> {
  await document.fonts.ready;
  // The words of a drawing in a file of its own are out of reach until it is part of the page.
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
  const patterns = sought.map((one) => ({ ...one, whole: new RegExp(`^${one.pattern}$`, 'u') }));
  const found = new Map<string, Place & { element: Element }>();
  const islands = await Promise.all(
    [...document.querySelectorAll<HTMLElement>('island-root')].map(async (element) => {
      const { file, island = '{}' } = element.dataset;
      const { texts = {} } = file ? await fetch(file).then((response) => response.json()) : JSON.parse(island);
      return { element, keys: Object.keys(texts) };
    }),
  );
  /** The islands that list a text, if any: it is theirs. */
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
  const take = (element: Element, text: string, role: string) => {
    const plain = text.replace(other, '');
    if (!plain || plain.length > 300) return;
    for (const { id, whole, within } of patterns) {
      if (!whole.test(plain) || !element.closest(within)) continue;
      const ofIsland = islandsOf(id);
      if (ofIsland.length > 0 && !ofIsland.some((island) => island.contains(element))) continue;
      const [known, box] = [found.get(id), boxOf(element)];
      // An element inside of the one that was found has the tighter box.
      const better = known && (known.hidden ? !box.hidden : !box.hidden && known.element.contains(element));
      if (!known || better) found.set(id, { id, ...box, role, element });
    }
  };
  for (const element of document.body.querySelectorAll('*')) {
    if (/^(script|style|template)$/.test(element.localName)) continue;
    take(element, element.textContent, roleOf(element));
    for (const node of element.childNodes)
      if (node.nodeType === 3) take(element, node.textContent ?? '', roleOf(element));
    for (const [name, role] of Object.entries(attributes)) take(element, element.getAttribute(name) ?? '', role);
  }
  for (const { id } of sought) {
    const [element] = islandsOf(id);
    if (element && !found.has(id))
      found.set(id, { id, ...boxOf(element), role: 'shown after an action', hidden: true, element });
  }
  return [...found.values()].map(({ element: _, ...place }) => place);
}
