import type { Page } from '@playwright/test';

/**
 * Notes at each page that is left or shown in a transition how many pictures have its name.
 * @returns gives the notes: `left <path> <number>` or `shown <path> <number>`
 */
export async function noteTransitions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    /** Notes how many pictures have the name of the transition. */
    const note = (what: string) => {
      const named = [...document.querySelectorAll('main *')].filter(
        (one) => getComputedStyle(one).viewTransitionName === 'page-picture',
      );
      const noted = JSON.parse(sessionStorage.getItem('noted') ?? '[]');
      sessionStorage.setItem('noted', JSON.stringify([...noted, `${what} ${location.pathname} ${named.length}`]));
    };
    // When the page's own listeners have named them.
    addEventListener('ready', () => {
      addEventListener('pageswap', ({ viewTransition }) => {
        if (viewTransition) note('left');
      });
    });
    addEventListener('pagereveal', ({ viewTransition }) => {
      void viewTransition?.ready.then(() => note('shown'));
    });
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('noted') ?? '[]'));
}
