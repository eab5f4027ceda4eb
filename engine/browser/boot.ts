/** The inline script of every page, which runs before the first paint. The build replaces the constants. */
import { applyStoredTheme } from './apply-theme.ts';
import { isSaveDataOn } from './save-data.ts';
import { receiveScroll, writeStored } from './storage.ts';

const root = document.documentElement;

applyStoredTheme();

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
/** Some pages open at their top, or at their fragment, when they are reloaded. */
const reopens = visit?.type === 'reload' && 'opensAtTop' in root.dataset;
if (reopens) {
  history.scrollRestoration = 'manual';
  const keepPlaces = () => {
    history.scrollRestoration = 'auto';
  };
  // The browser scrolls until the page is loaded. Afterwards, or when the page is left, it restores positions again.
  addEventListener('load', () => setTimeout(keepPlaces));
  addEventListener('pagehide', keepPlaces);
}
const turned = document.referrer.startsWith(origin);
// After a change of language the scroll position is kept: engine/browser/language-choice.ts. Storage is slow to open.
const top = turned ? receiveScroll() : 0;
/** The target of the address’s fragment, which the browser does not know yet while the document is parsed. */
const findTarget = () => {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // A percent sign that encodes nothing.
  }
};
const begin = () => {
  // The template comes last, so an early click could not load the script.
  if (early) load();
  if (!top && !reopens) return;
  const target = top ? undefined : findTarget();
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top, behavior: 'instant' });
};
addEventListener('DOMContentLoaded', begin);
// The browser scrolls to the fragment until the page is loaded.
if (top && location.hash) addEventListener('load', begin);

/** Milliseconds until the page’s script counts as failed. */
const timeout = 5000;

let loading = false;
/** An interaction before the script was loaded. */
let early: Event | undefined;

/** Loads the page’s script once; the template contains its address and its hash. */
function load(): void {
  const template = document.querySelector<HTMLTemplateElement>('#later');
  // Nothing is loaded for a page that is being left: engine/browser/stored-language.ts.
  if (loading || !template || 'leaving' in root.dataset) return;
  loading = true;
  if (isSaveDataOn()) template.content.querySelector('[type=speculationrules]')?.remove();
  const script = template.content.querySelector('[type=module]') as HTMLScriptElement;
  script.onerror = fail;
  setTimeout(fail, timeout);
  document.head.append(template.content);
}

/** Hides controls that need the script; a selected language is opened all the same. */
function fail(): void {
  if ('ready' in root.dataset) return;
  root.dataset.scriptless = '';
  openChosen();
}

/** Stores and opens the language that was clicked, at the same scroll position. */
function openChosen(): void {
  const link = (early?.target as Element | undefined)?.closest<HTMLAnchorElement>('a[hreflang]');
  early = undefined;
  if (!link) return;
  writeStored('lang', link.dataset.lang ?? link.hreflang);
  location.assign(link.href + location.search + location.hash);
}

/** Remembers a click on a control of the script, which is repeated once it is loaded. */
function remember(event: MouseEvent): void {
  const target = (event.target as Element).closest(
    // Popovers and dialogs are opened by the browser itself, if it supports them.
    `[data-action],island-root button:not([popovertarget])${'CommandEvent' in self ? '' : ',[commandfor]'}`,
  );
  // With a modifier key the browser opens a new tab or window.
  if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
  load();
  event.preventDefault();
  early = event;
  if ('scriptless' in root.dataset) openChosen();
}

/** Ctrl or ⌘ and K opens the command menu. */
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

// The first screen rises only on arrival (motion.css): to start its animations takes a tenth of the work before a paint.
if (turned) root.dataset.turned = '';

const saving = isSaveDataOn();
if (saving) {
  // The other styles are loaded with the script, except those for print.
  addEventListener('load', () => {
    const styles = document.querySelector<HTMLTemplateElement>('#later')?.content.querySelector('[rel=stylesheet]');
    if (styles) document.head.append(styles);
  });
} else {
  // Text is painted before its font is loaded (swap-font.ts), unless the font is cached.
  if (turned) (document.querySelector('[as=font]') as HTMLLinkElement).media = '';
  // Not before the page is loaded and painted: on a fast connection loading ends first.
  addEventListener('load', () => {
    new PerformanceObserver(load).observe({ type: 'largest-contentful-paint', buffered: true });
    // Not every browser reports the paint, and Firefox does not when the page opens at a fragment.
    setTimeout(load, 999);
  });
}
