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

test('the page’s script dispatches “ready” to the boot script once its controls work', async () => {
  const ready = vi.fn(() => click('[data-action=theme]'));
  addEventListener('ready', ready);
  await import('./page.ts');
  expect(ready).toHaveBeenCalledOnce();
  expect(document.documentElement.dataset).toMatchObject({ ready: '', theme: 'dark' });
});

test('offline, a click on a menu link shows a message, closes the menu and does not navigate', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await import('./page.ts');
  expect(click('#menu a')).toBe(false);
  await settle();
  expect(find('#snackbar p').textContent).toBe('That page did not load.');
  expect(find<HTMLDialogElement>('#menu').open).toBe(false);
  expect(location.replace).not.toHaveBeenCalled();
});

test('online, a click on a menu link opens its page', async () => {
  await import('./page.ts');
  click('#menu a');
  expect(location.replace).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/about');
});
