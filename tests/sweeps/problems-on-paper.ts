/** Runs in the browser with print styles: content that is unreadable on paper, and controls that do nothing there. */
export function problemsOnPaper(): string[] {
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && height > 1;
  };
  const describe = (element: Element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`;
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  /** How light a colour is, from 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
  const luminanceOf = (colour: string): number => {
    if (!canvas) return 0;
    canvas.fillStyle = '#fff';
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
      .map((channel) => channel / 255)
      .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** Whether a background is printed: browsers print only those with `print-color-adjust: exact`. */
  const hasBackground = (element: Element | null): boolean => {
    if (!element) return false;
    const { printColorAdjust, backgroundColor } = getComputedStyle(element);
    return (printColorAdjust === 'exact' && luminanceOf(backgroundColor) < 1) || hasBackground(element.parentElement);
  };
  const problems: string[] = [];
  for (const element of document.body.querySelectorAll('*:not(svg *)')) {
    if (!isShown(element)) continue;
    const style = getComputedStyle(element);
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const contrast = 1.05 / (luminanceOf(style.color) + 0.05);
    if (hasText && contrast < 4.5 && !hasBackground(element))
      problems.push(`${describe(element)}: too pale for paper, ${contrast.toFixed(1)}`);
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    const isWider = style.overflowX !== 'visible' && scrollWidth > clientWidth + 1;
    const isHigher = style.overflowY !== 'visible' && scrollHeight > clientHeight + 1;
    if (clientWidth > 1 && (isWider || isHigher)) problems.push(`${describe(element)}: is cut off`);
    if (element.matches('details') && ![...element.children].some((one) => !one.matches('summary') && isShown(one)))
      problems.push(`${describe(element)}: is collapsed`);
    if (element.matches('summary, button:not(.term > *), :is(input, select, textarea):enabled'))
      problems.push(`${describe(element)}: does nothing on paper`);
  }
  return problems;
}
