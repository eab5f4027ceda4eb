/** The name of the picture that grows from a card into the header of its page: page heads carry it in their styles. */
const name = 'page-picture';

/**
 * Before this page is left, the card of the page that comes gets the name of its header. Where no picture grows into
 * another page, or goes back into its card, the next page is shown at once: a transition would hold it up.
 */
export function startPageTransition(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition || !activation?.entry.url) return;
    const card = nameCardOf(activation.entry.url, viewTransition.finished);
    if (!card && !hasPagePicture()) viewTransition.skipTransition();
  });
}

/** A page's own picture stands before all others. */
function hasPagePicture(): boolean {
  const picture = document.querySelector('main img');
  return picture !== null && getComputedStyle(picture).viewTransitionName === name;
}

/** On the way back the card of the page that was left gets the name. */
export function nameArrivingCard({ viewTransition }: PageRevealEvent): void {
  const from = self.navigation?.activation?.from?.url;
  if (viewTransition && from) nameCardOf(from, viewTransition.finished);
}

/** @returns the picture that was named; undefined where the page has no such card */
function nameCardOf(url: string, finished: Promise<unknown>): HTMLImageElement | null | undefined {
  const { pathname } = new URL(url);
  const picture = document
    // A path holds no quotation mark: as an address it has them in percent signs.
    .querySelector(`main article a[href="${pathname}"]`)
    ?.closest('article')
    ?.querySelector('img');
  if (!picture) return picture;
  picture.style.viewTransitionName = name;
  const forget = () => {
    picture.style.viewTransitionName = '';
  };
  finished.then(forget, forget);
  return picture;
}
