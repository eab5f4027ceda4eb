import { beforeEach, expect, test, vi } from 'vitest';
import { find, settle, showPage } from '../../tests/support/dom.ts';
import { nameArrivingCard, startPageTransition } from './page-transition.ts';

const url = 'http://localhost:3000/apps/loom';
let finished: PromiseWithResolvers<void>;
const skipTransition = vi.fn();

beforeEach(() => {
  skipTransition.mockReset();
  finished = Promise.withResolvers();
  showPage(`
    <nav><a href="/apps/loom">not in main</a></nav>
    <main>
      <article id="other"><img><a href="/apps/loom-2"></a></article>
      <article id="card"><img><h3><a href="/apps/loom"></a></h3></article>
    </main>`);
});

const names = () =>
  [...document.querySelectorAll<HTMLElement>('img')].map((image) => [
    image.closest('article')?.id,
    image.style.viewTransitionName || undefined,
  ]);
/** Leaves the page for another. */
const leave = (to: string | null, withTransition = true) =>
  dispatchEvent(
    Object.assign(new Event('pageswap'), {
      viewTransition: withTransition ? { finished: finished.promise, skipTransition } : null,
      activation: { entry: { url: to } },
    }),
  );
/** Arrives from another page. */
const arrive = (from: string | null) => {
  vi.stubGlobal('navigation', { activation: { from: from && { url: from } } });
  nameArrivingCard({ viewTransition: { finished: finished.promise } } as unknown as PageRevealEvent);
};

test('the card of the page that comes is named, until the transition is over', async () => {
  startPageTransition();
  leave(`${url}?q=1#top`);
  expect(names()).toEqual([
    ['other', undefined],
    ['card', 'page-picture'],
  ]);
  finished.resolve();
  await settle();
  expect(find('#card img').style.viewTransitionName).toBe('');
});

test('where no picture grows into the page that comes, it is shown at once', () => {
  startPageTransition();
  leave('http://localhost:3000/skills');
  expect(skipTransition).toHaveBeenCalled();
  skipTransition.mockReset();
  leave(url);
  expect(skipTransition).not.toHaveBeenCalled();
});

test('a page’s own picture may go back into its card', () => {
  const styles = { viewTransitionName: 'page-picture' } as CSSStyleDeclaration;
  vi.spyOn(window, 'getComputedStyle').mockReturnValue(styles);
  startPageTransition();
  leave('http://localhost:3000/apps');
  expect(skipTransition).not.toHaveBeenCalled();
});

test('a card’s name is taken back, also where its transition is skipped', async () => {
  startPageTransition();
  leave(url);
  finished.reject(new DOMException('skipped', 'AbortError'));
  await settle();
  expect(find('#card img').style.viewTransitionName).toBe('');
});

test('on the way back the card of the page that was left is named', () => {
  arrive(url);
  expect(find('#card img').style.viewTransitionName).toBe('page-picture');
});

test('nothing is named without a transition, an address or a card', () => {
  startPageTransition();
  leave(url, false);
  leave(null);
  leave('http://localhost:3000/apps/unknown');
  arrive(null);
  expect(names()).toEqual([
    ['other', undefined],
    ['card', undefined],
  ]);
});

test('an address with signs that selectors know is no trouble', () => {
  startPageTransition();
  expect(() => leave('http://localhost:3000/a"]b/%22%5D')).not.toThrow();
});

test('an engine without page transitions arrives all the same', () => {
  expect(() => nameArrivingCard({ viewTransition: null } as unknown as PageRevealEvent)).not.toThrow();
});
