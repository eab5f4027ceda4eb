import { beforeEach, expect, test, vi } from 'vitest';
import {
  click,
  find,
  settle,
  showPage,
  stubDialogs,
  stubIntersectionObserver,
  stubMedia,
  watchLocation,
} from '../../tests/support/dom.ts';

vi.mock('./load-page.ts', () => ({ loadPage: async () => '' }));

let location: ReturnType<typeof watchLocation>;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  stubDialogs();
  stubIntersectionObserver();
  stubMedia();
  history.replaceState({ menu: true }, '');
  location = watchLocation('/');
  vi.stubGlobal('CommandEvent', class extends Event {});
  showPage(`
    <dialog id="menu" open><a href="/about">About</a></dialog>
    <button data-action="theme"></button>
    <div id="snackbar" data-page-failed="That page did not load."><template><div><p></p><button></button></div></template></div>`);
});

test('when its parts answer, the page says so to the boot script', async () => {
  const ready = vi.fn(() => click('[data-action=theme]'));
  addEventListener('ready', ready);
  await import('./page.ts');
  expect(ready).toHaveBeenCalledOnce();
  expect(document.documentElement.dataset).toMatchObject({ ready: '', theme: 'dark' });
});

test('offline a link of the menu shows a message, and the page stays', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await import('./page.ts');
  expect(click('#menu a')).toBe(false);
  await settle();
  expect(find('#snackbar p').textContent).toBe('That page did not load.');
  expect(find<HTMLDialogElement>('#menu').open).toBe(false);
  expect(location.replace).not.toHaveBeenCalled();
});

test('online a link of the menu leads on', async () => {
  await import('./page.ts');
  click('#menu a');
  expect(location.replace).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/about');
});
