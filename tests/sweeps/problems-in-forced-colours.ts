/** Runs in the browser, in forced colours: every control that is not seen, or whose focus or state is not. */
export function problemsInForcedColours(): string[] {
  const says = (element: Element) =>
    `${element.tagName} ${(element.textContent.trim() || element.getAttribute('aria-label') || '').slice(0, 40)}`;
  /** How an element is outlined; empty where it is not. */
  const outlineOf = (element: Element | null) => {
    if (!element) return '';
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
    return outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor} ${outlineOffset}`;
  };
  const groundOf = (element: Element | null): string => {
    const colour = element ? getComputedStyle(element).backgroundColor : 'none';
    return element && /^rgba\(.*, 0\)$|transparent/.test(colour) ? groundOf(element.parentElement) : colour;
  };
  const problems: string[] = [];
  const isDrawn = (width: string, colour: string, element: Element) => width !== '0px' && colour !== groundOf(element);
  for (const link of document.querySelectorAll('a:not([aria-current])')) {
    const { borderTopWidth, borderTopColor, borderLeftWidth, borderLeftColor } = getComputedStyle(link);
    const isLined = isDrawn(borderTopWidth, borderTopColor, link) && !isDrawn(borderLeftWidth, borderLeftColor, link);
    if (isLined) problems.push(`${says(link)}: a line without a meaning`);
  }
  for (const element of document.querySelectorAll('main *'))
    for (const part of ['::before', '::after']) {
      const { content, backgroundImage, borderTopWidth, forcedColorAdjust } = getComputedStyle(element, part);
      if (content === '""' && backgroundImage !== 'none' && borderTopWidth !== '0px' && forcedColorAdjust === 'auto')
        problems.push(`${says(element)}: an empty frame`);
    }
  for (const control of document.querySelectorAll<HTMLElement>(
    'a[href], summary, :is(button, input, select, textarea):enabled',
  )) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[aria-hidden=true]')) continue;
    const { color, borderStyle, borderWidth, appearance } = getComputedStyle(control);
    if (color === groundOf(control)) problems.push(`${says(control)}: has the colour of its ground`);
    const hasShape =
      control.textContent.trim() ||
      control.querySelector('svg, img') ||
      appearance !== 'none' ||
      (borderStyle !== 'none' && borderWidth !== '0px');
    if (!hasShape) problems.push(`${says(control)}: has no shape`);
    // A card or a tile shows the focus of its link.
    const around = [control, control.closest('label'), control.closest('article'), control.closest('li')];
    control.blur();
    const before = around.map(outlineOf);
    control.focus({ preventScroll: true });
    if (
      document.activeElement === control &&
      !around.some((one, index) => outlineOf(one) && outlineOf(one) !== before[index])
    )
      problems.push(`${says(control)}: its focus is not seen`);
    control.blur();
    const { ariaCurrent, ariaPressed } = control;
    if (((ariaCurrent && ariaCurrent !== 'false') || ariaPressed === 'true') && !outlineOf(control))
      problems.push(`${says(control)}: its state is not seen`);
  }
  for (const mark of document.querySelectorAll('img[src*="/marks/"]'))
    if (getComputedStyle(mark).backgroundColor !== 'rgb(255, 255, 255)')
      problems.push(`${mark.getAttribute('src')}: a dark mark may lie on a dark ground`);
  return problems;
}
