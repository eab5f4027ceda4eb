// Each function runs in the page under test, so it uses nothing outside itself.

/** By how many pixels the page is wider than the screen. */
export function widthProblems(): string[] {
  const { scrollWidth } = document.documentElement;
  return scrollWidth > innerWidth ? [`${scrollWidth - innerWidth} px too wide at ${innerWidth}`] : [];
}

/** A number of visible first-level headings other than one, and icons whose drawing is not in the page. */
export function structureProblems(): string[] {
  const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
  const icons = [...document.querySelectorAll('use:not(.drawn use)')].map((use) => use.getAttribute('href') ?? '');
  const drawn = (href: string) => href.startsWith('#') && document.getElementById(href.slice(1));
  return [
    ...(headings.length === 1 ? [] : [`${headings.length} first-level headings instead of one`]),
    ...icons.filter((href) => !drawn(href)).map((href) => `the icon ${href} is not in the page`),
  ];
}

/** Controls that are smaller than 44 px, have no name, or are inside another one. Disabled ones, as in task lists, are skipped. */
export function controlProblems(): string[] {
  const problems: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>(
    'a[href], summary, :is(button, input, select, textarea):enabled',
  )) {
    const style = getComputedStyle(control);
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[aria-hidden=true]')) continue;
    const description = `${control.tagName} ${control.textContent.trim().slice(0, 40)} ${control.getAttribute('aria-label') ?? ''}`;
    if (control.parentElement?.closest('a[href], button, summary'))
      problems.push(`${description}: inside another control`);
    // What a field contains is its value, not its name.
    const isField = control.matches('input, select, textarea');
    const labelledBy = control.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const namers = [
      ...(isField ? [] : [control, ...control.querySelectorAll('img')]),
      ...((control as HTMLInputElement).labels ?? []),
      ...labelledBy.map((id) => document.getElementById(id)),
    ];
    const name = [
      control.getAttribute('aria-label'),
      control.getAttribute('title'),
      ...namers.map((element) => element?.getAttribute('alt') ?? element?.textContent),
    ]
      .join('')
      .trim();
    if (!name) problems.push(`${description}: has no accessible name`);
    // A link or a term in a line of text is as high as the line (WCAG 2.5.5, exception for inline targets).
    const isInLine = style.display === 'inline' || control.matches('.term > button');
    if (isInLine || control.classList.contains('skip-link')) continue;
    const target = control.closest('label') ?? control;
    // A control that covers its card with a pseudo-element is as large as the card.
    const covers = getComputedStyle(control, '::after').position === 'absolute' ? control.closest('article, li') : null;
    const { width, height } = (covers ?? target).getBoundingClientRect();
    if (Math.round(width) < 44 || Math.round(height) < 44)
      problems.push(`${description}: ${Math.round(width)} × ${Math.round(height)} px at ${innerWidth}`);
  }
  return problems;
}

/** Pictures that fail to load, have no alternative text, or are loaded too early. */
export async function pictureProblems(): Promise<string[]> {
  const judged = [...document.images].map(async (image) => {
    const source = (image.getAttribute('src') ?? '').slice(0, 60);
    const { top } = image.getBoundingClientRect();
    const near = image.loading === 'lazy' || top < innerHeight;
    image.loading = 'eager';
    const loads = await image.decode().then(
      () => true,
      () => false,
    );
    return [
      ...(loads ? [] : [`${source} does not load`]),
      ...(image.hasAttribute('alt') ? [] : [`${source} has no alternative text`]),
      ...(near ? [] : [`${source} is loaded eagerly, but is below the viewport`]),
    ];
  });
  return (await Promise.all(judged)).flat();
}

/** The links of the page to its own origin, as paths with their query and without their fragment, each once. */
export function linkedAddresses(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
  return [...new Set(links.filter((link) => link.origin === origin).map((link) => link.pathname + link.search))];
}
