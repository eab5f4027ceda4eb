/** The name of the picture that grows from a card into the header of its page: page heads carry it in their styles. */
const name = 'page-picture';

/** Before this page is left, the card of the page that comes gets the name of its header. */
export function startPageTransition(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition || !activation?.entry.url) return;
    nameCardOf(activation.entry.url, viewTransition.finished);
  });
}

/** On the way back the card of the page that was left gets the name. */
export function nameArrivingCard({ viewTransition }: PageRevealEvent): void {
  const from = self.navigation?.activation?.from?.url;
  if (viewTransition && from) nameCardOf(from, viewTransition.finished);
}

function nameCardOf(url: string, finished: Promise<unknown>): void {
  const { pathname } = new URL(url);
  const picture = document
    .querySelector(`main article a[href="${CSS.escape(pathname).replaceAll('\\/', '/')}"]`)
    ?.closest('article')
    ?.querySelector('img');
  if (!picture) return;
  picture.style.viewTransitionName = name;
  const forget = () => {
    picture.style.viewTransitionName = '';
  };
  finished.then(forget, forget);
}
