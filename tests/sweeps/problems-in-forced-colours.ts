/**
 * Runs in the browser, in forced colours: controls that are invisible or hide their focus or state, lines and frames
 * that lose their meaning, and marks on a dark background.
 */
export function problemsInForcedColours(): string[] {
  const describe = (element: Element) =>
    `${element.tagName} ${(element.textContent.trim() || element.getAttribute('aria-label') || '').slice(0, 40)}`;
  /** The outline of an element; empty if it has none. */
  const outlineOf = (element: Element | null) => {
    if (!element) return '';
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
    return outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor} ${outlineOffset}`;
  };
  const backgroundOf = (element: Element | null): string => {
    const colour = element ? getComputedStyle(element).backgroundColor : 'none';
    return element && /^rgba\(.*, 0\)$|transparent/.test(colour) ? backgroundOf(element.parentElement) : colour;
  };
  const problems: string[] = [];
  const isDrawn = (width: string, colour: string, element: Element) =>
    width !== '0px' && colour !== backgroundOf(element);
  for (const link of document.querySelectorAll('a:not([aria-current])')) {
    const { borderTopWidth, borderTopColor, borderLeftWidth, borderLeftColor } = getComputedStyle(link);
    const isLined = isDrawn(borderTopWidth, borderTopColor, link) && !isDrawn(borderLeftWidth, borderLeftColor, link);
    if (isLined) problems.push(`${describe(link)}: has a meaningless border`);
  }
  for (const element of document.querySelectorAll('main *'))
    for (const part of ['::before', '::after']) {
      const { content, backgroundImage, borderTopWidth, forcedColorAdjust } = getComputedStyle(element, part);
      if (content === '""' && backgroundImage !== 'none' && borderTopWidth !== '0px' && forcedColorAdjust === 'auto')
        problems.push(`${describe(element)}: is an empty frame`);
    }
  for (const control of document.querySelectorAll<HTMLElement>(
    'a[href], summary, :is(button, input, select, textarea):enabled',
  )) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[aria-hidden=true]')) continue;
    const { color, borderStyle, borderWidth, appearance } = getComputedStyle(control);
    if (color === backgroundOf(control)) problems.push(`${describe(control)}: has the colour of its background`);
    const hasShape =
      control.textContent.trim() ||
      control.querySelector('svg, img') ||
      appearance !== 'none' ||
      (borderStyle !== 'none' && borderWidth !== '0px');
    if (!hasShape) problems.push(`${describe(control)}: has no shape`);
    // A card or a tile shows the focus of its link.
    const around = [control, control.closest('label'), control.closest('article'), control.closest('li')];
    control.blur();
    const before = around.map(outlineOf);
    control.focus({ preventScroll: true });
    if (
      document.activeElement === control &&
      !around.some((one, index) => outlineOf(one) && outlineOf(one) !== before[index])
    )
      problems.push(`${describe(control)}: has no visible focus`);
    control.blur();
    const { ariaCurrent, ariaPressed } = control;
    if (((ariaCurrent && ariaCurrent !== 'false') || ariaPressed === 'true') && !outlineOf(control))
      problems.push(`${describe(control)}: has no visible state`);
  }
  for (const mark of document.querySelectorAll('img[src*="/marks/"]'))
    if (getComputedStyle(mark).backgroundColor !== 'rgb(255, 255, 255)')
      problems.push(`${mark.getAttribute('src')}: a dark mark may be invisible on a dark background`);
  return problems;
}
