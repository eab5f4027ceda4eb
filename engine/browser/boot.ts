/**
 * The inline script that is the same on every page. It runs before anything is painted: theme, the place on the page, and
 * when to load the rest. The build fills in the constants.
 */
import { applyStoredTheme } from './apply-theme.ts';
import { savesData } from './saves-data.ts';
import { takeOverScroll, writeStored } from './storage.ts';

const root = document.documentElement;

applyStoredTheme();

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
/** Where a reload opens the page as a visit does: at its top, or at its fragment. */
const reopens = visit?.type === 'reload' && 'opensAtTop' in root.dataset;
if (reopens) {
  history.scrollRestoration = 'manual';
  const keepPlaces = () => {
    history.scrollRestoration = 'auto';
  };
  // The browser scrolls until the page is loaded. Then, or when it is left, back and forward keep their places again.
  addEventListener('load', () => setTimeout(keepPlaces));
  addEventListener('pagehide', keepPlaces);
}
// After a choice of language the page goes on where it was: engine/browser/language-choice.ts.
const top = takeOverScroll();
const begin = () => scrollTo({ top, behavior: 'instant' });
addEventListener('DOMContentLoaded', () => {
  if (top || (reopens && !location.hash)) begin();
  // The template stands last: what was pressed while the page arrived could not load it.
  if (early) load();
});
// The browser goes to the fragment until the page is loaded.
if (top && location.hash) addEventListener('load', begin);

/** How long the page's script may take, in milliseconds, before its controls count as missing. */
const timeout = 5000;

let loading = false;
/** What was pressed before the script was there. */
let early: Event | undefined;

/** Loads the page's script, once: the template holds it, with the hash that the browser holds it to. */
function load(): void {
  const template = document.querySelector<HTMLTemplateElement>('#later');
  // Nothing is loaded for a page that is being left: engine/browser/stored-language.ts.
  if (loading || !template || 'leaving' in root.dataset) return;
  loading = true;
  if (savesData()) template.content.querySelector('[type=speculationrules]')?.remove();
  const script = template.content.querySelector('[type=module]') as HTMLScriptElement;
  script.onerror = fail;
  setTimeout(fail, timeout);
  document.head.append(template.content);
}

/** Controls that need the script are not shown as if they worked; a chosen language is opened all the same. */
function fail(): void {
  if ('ready' in root.dataset) return;
  root.dataset.scriptless = '';
  openChosen();
}

/** Opens the language that was pressed, at the same place. Stored it keeps an unprefixed address from leading back. */
function openChosen(): void {
  const link = (early?.target as Element | undefined)?.closest<HTMLAnchorElement>('a[hreflang]');
  early = undefined;
  if (!link) return;
  writeStored('lang', link.dataset.lang ?? link.hreflang);
  location.assign(link.href + location.search + location.hash);
}

/** Keeps a click on what the script answers to: it is repeated when the script is there. */
function remember(event: MouseEvent): void {
  const target = (event.target as Element).closest(
    // What the browser itself does with a button (popover, dialog) has been done already, in engines that know how.
    `[data-action],island-root button:not([popovertarget])${'CommandEvent' in self ? '' : ',[commandfor]'}`,
  );
  // With a modifier key the browser opens a new tab or window.
  if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
  load();
  event.preventDefault();
  early = event;
  if ('scriptless' in root.dataset) openChosen();
}

/** Ctrl or ⌘ and K opens the command menu, whenever it comes. */
function press(event: KeyboardEvent): void {
  load();
  if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  document.querySelector<HTMLElement>('[aria-keyshortcuts]')?.click();
}

addEventListener('click', remember, true);
addEventListener('keydown', press);
addEventListener('pointerdown', load);
addEventListener('ready', () => {
  removeEventListener('click', remember, true);
  removeEventListener('keydown', press);
  delete root.dataset.scriptless;
  early?.target?.dispatchEvent(new MouseEvent('click', early));
});

const saving = savesData();
if (saving) {
  // The rest comes when it is asked for; paper is not announced.
  addEventListener('load', () => {
    const styles = document.querySelector<HTMLTemplateElement>('#later')?.content.querySelector('[rel=stylesheet]');
    if (styles) document.head.append(styles);
  });
} else {
  // Words come before their font (swap-font.ts), except where an earlier page has brought it.
  if (document.referrer.startsWith(origin)) (document.querySelector('[as=font]') as HTMLLinkElement).media = '';
  // Not before the page is loaded and has been painted: on a fast line loading is over first.
  addEventListener('load', () => {
    new PerformanceObserver(load).observe({ type: 'largest-contentful-paint', buffered: true });
    // Not every engine reports this, and Firefox does not when the page opens at a fragment.
    setTimeout(load, 999);
  });
}
