/**
 * Runs in the browser: controls that are covered when they are scrolled to, and sticky or fixed elements that take more
 * than a third of the screen.
 */
export async function findCoveredControls(): Promise<string[]> {
  const describe = (element: Element) =>
    `${element.tagName} ${(element.textContent.trim() || element.getAttribute('aria-label') || '').slice(0, 40)}`;
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const problems = new Set<string>();
  const stays = [...document.body.querySelectorAll('*')].filter((one) =>
    ['sticky', 'fixed'].includes(getComputedStyle(one).position),
  );
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' });
    await painted();
    for (const one of stays.filter(isShown)) {
      const box = one.getBoundingClientRect();
      const height = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
      const width = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
      const isOnScreen = height > 0 && width > 0;
      if (isOnScreen && height * width * 3 > innerHeight * innerWidth)
        problems.add(`${describe(one)}: fills the screen`);
    }
  }
  for (const control of document.querySelectorAll('a[href], summary, :is(button, input, select):enabled')) {
    if (!isShown(control) || control.closest('[aria-hidden=true]')) continue;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [box] = control.getClientRects();
    if (!box || box.width < 2 || box.bottom < 0) continue;
    const { left, top, width, height } = box;
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    const target = control.closest('label') ?? control;
    // The link of a card covers the card’s content.
    const isItself = found && (target.contains(found) || found.closest('label, article, li')?.contains(control));
    if (!isItself) problems.add(`${describe(control)}: is covered by ${found ? describe(found) : 'nothing'}`);
  }
  return [...problems];
}
