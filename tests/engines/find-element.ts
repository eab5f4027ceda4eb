/** Selectors of the elements with a role, for the roles and elements that the site uses. */
const selectors = {
  article: 'article',
  banner: 'header',
  button: 'button',
  checkbox: 'input[type=checkbox]',
  combobox: 'select',
  contentinfo: 'footer',
  dialog: 'dialog[open]',
  heading: 'h1,h2,h3',
  link: 'a[href]',
  main: 'main',
  navigation: 'nav',
  region: 'section',
  searchbox: 'input[type=search]',
} as const;

export interface Target {
  role: keyof typeof selectors;
  /** Its complete accessible name, or a pattern. */
  name?: string | RegExp;
  /** The element that contains it. */
  inside?: Omit<Target, 'inside'>;
}

/** A step of the search, as JSON. */
type Step = { selector: string; pattern: string };

/** The input of `pickElement` for a target, from the outside in. */
export function stepsTo({ inside, ...target }: Target): Step[] {
  return [inside, target]
    .filter((one) => one !== undefined)
    .map(({ role, name = /(?:)/ }) => ({
      selector: selectors[role],
      pattern: typeof name === 'string' ? `^${RegExp.escape(name)}$` : name.source,
    }));
}

/**
 * Runs inside the page and returns the first visible match, in the same way for both browsers.
 * @param free whether the element is scrolled into view and its middle must be uncovered
 */
export function pickElement(steps: Step[], free: boolean): Element | null {
  const nameOf = (element: Element): string => {
    const labels = (element as HTMLInputElement).labels;
    const named = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    const text = named?.textContent ?? labels?.[0]?.textContent ?? element.textContent;
    return (element.getAttribute('aria-label') ?? text).replace(/\s+/g, ' ').trim();
  };
  let found: Element | null = document.documentElement;
  for (const { selector, pattern } of steps) {
    found =
      [...(found?.querySelectorAll(selector) ?? [])].find(
        (element) => element.checkVisibility() && new RegExp(pattern).test(nameOf(element)),
      ) ?? null;
  }
  if (!found || !free) return found;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  return found.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ? found : null;
}

/** A target in words, for errors. */
export function describeTarget({ role, name, inside }: Target): string {
  return `${role} ${name ?? ''}${inside ? ` in ${describeTarget(inside)}` : ''}`;
}
