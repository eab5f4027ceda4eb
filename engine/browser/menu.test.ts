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

test('the open menu has an entry in the history, and back closes it', async () => {
  startMenu();
  const before = history.length;
  await open();
  expect(history.length).toBe(before + 1);
  expect(history.state).toEqual({ menu: true });
  await go(null);
  expect(menu().open).toBe(false);
});

test('closing it leaves its entry, once', async () => {
  startMenu();
  const back = vi.spyOn(history, 'back').mockImplementation(() => history.replaceState(null, ''));
  await open();
  await close();
  expect(back).toHaveBeenCalledOnce();
  await open();
  await close();
  expect(back).toHaveBeenCalledTimes(2);
});

test('opened on its own entry, which forward leads to, it gets no second one', async () => {
  startMenu();
  await open();
  await go({ menu: true });
  const before = history.length;
  await close();
  history.replaceState({ menu: true }, '');
  await open();
  expect(history.length).toBe(before);
});

test('a link takes the place of the menu’s entry', async () => {
  startMenu();
  await open();
  expect(click('#menu a')).toBe(false);
  expect(location.replace).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/about');
});

test('a link to the page that is shown goes back to its entry first', async () => {
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

test('a link that opens a new tab, or that another part answers to, is left alone', async () => {
  let taken = false;
  addEventListener('click', (event) => taken && event.preventDefault());
  startMenu();
  await open();
  expect(click('#menu a', { metaKey: true })).toBe(true);
  taken = true;
  click('#menu a');
  expect(location.replace).not.toHaveBeenCalled();
});

test('a page that comes back from the browser’s cache has it closed', async () => {
  startMenu();
  await open();
  history.replaceState(null, '');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(menu().open).toBe(false);
});

test('engines that know invoker commands open and close it themselves', () => {
  startMenu();
  click('#open');
  expect(menu().open).toBe(false);
});

test('in others its buttons do', async () => {
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

test('a page without a menu is left alone, and other dialogs open all the same', () => {
  vi.unstubAllGlobals();
  showPage('<button command="show-modal" commandfor="joke"></button><dialog id="joke"></dialog>');
  startMenu();
  click('button');
  expect(find<HTMLDialogElement>('#joke').open).toBe(true);
});
