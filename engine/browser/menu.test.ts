import { beforeEach, expect, test, vi } from 'vitest';
import { click, find, settle, showPage, stubDialogs, watchLocation } from '../../tests/support/dom.ts';
import { startMenu } from './menu.ts';

const menu = () => find<HTMLDialogElement>('#menu');
let location: ReturnType<typeof watchLocation>;

beforeEach(() => {
  stubDialogs();
  vi.stubGlobal('CommandEvent', class extends Event {});
  showPage(`
    <button id="open" command="show-modal" commandfor="menu"></button>
    <dialog id="menu"><button id="close" command="close" commandfor="menu"></button><a href="/about">About</a></dialog>`);
  location = watchLocation('/');
});

const open = async () => {
  menu().showModal();
  await settle();
};
const close = async () => {
  menu().close();
  await settle();
};
/** Moves through the history to an entry with this state. */
const go = async (state: unknown) => {
  history.replaceState(state, '');
  dispatchEvent(new PopStateEvent('popstate', { state }));
  await settle();
};

test('opening the menu adds a history entry, and going back closes the menu', async () => {
  startMenu();
  const before = history.length;
  await open();
  expect(history.length).toBe(before + 1);
  expect(history.state).toEqual({ menu: true });
  await go(null);
  expect(menu().open).toBe(false);
});

test('closing the menu goes back from its history entry exactly once', async () => {
  startMenu();
  const back = vi.spyOn(history, 'back').mockImplementation(() => history.replaceState(null, ''));
  await open();
  await close();
  expect(back).toHaveBeenCalledOnce();
  await open();
  await close();
  expect(back).toHaveBeenCalledTimes(2);
});

test('opening the menu at its own history entry, reached with forward, adds no second entry', async () => {
  startMenu();
  await open();
  await go({ menu: true });
  const before = history.length;
  await close();
  history.replaceState({ menu: true }, '');
  await open();
  expect(history.length).toBe(before);
});

test('following a link in the menu replaces the menu’s history entry', async () => {
  startMenu();
  await open();
  expect(click('#menu a')).toBe(false);
  expect(location.replace).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/about');
});

test('following a menu link to the current page first goes back to the page’s own history entry', async () => {
  startMenu();
  vi.spyOn(history, 'back').mockImplementation(() => void go(null));
  await open();
  find<HTMLAnchorElement>('#menu a').href = '/';
  expect(click('#menu a')).toBe(false);
  expect(location.replace).not.toHaveBeenCalled();
  await settle();
  expect(menu().open).toBe(false);
  expect(location.replace).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/');
});

test('ignores a click on a menu link that opens a new tab or was already handled', async () => {
  let isHandled = false;
  addEventListener('click', (event) => isHandled && event.preventDefault());
  startMenu();
  await open();
  expect(click('#menu a', { metaKey: true })).toBe(true);
  isHandled = true;
  click('#menu a');
  expect(location.replace).not.toHaveBeenCalled();
});

test('closes the menu when the page is restored from the back/forward cache', async () => {
  startMenu();
  await open();
  history.replaceState(null, '');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(menu().open).toBe(false);
});

test('leaves the menu’s buttons to browsers that support invoker commands', () => {
  startMenu();
  click('#open');
  expect(menu().open).toBe(false);
});

test('without invoker commands, the script opens and closes the menu on clicks on its buttons', async () => {
  vi.unstubAllGlobals();
  startMenu();
  click('#open');
  expect(menu().open).toBe(true);
  click('#open');
  expect(menu().open).toBe(true);
  click('#close');
  expect(menu().open).toBe(false);
  click('body');
  await settle();
});

test('without invoker commands, buttons open other dialogs, also on a page without a menu', () => {
  vi.unstubAllGlobals();
  showPage('<button command="show-modal" commandfor="joke"></button><dialog id="joke"></dialog>');
  startMenu();
  click('button');
  expect(find<HTMLDialogElement>('#joke').open).toBe(true);
});
