/** The inline script of every page, which runs before the first paint. The build replaces the constants. */
import { applyStoredTheme } from './apply-theme.ts';
import { isSaveDataOn } from './save-data.ts';
import { receiveScroll, writeStored } from './storage.ts';

const root = document.documentElement;

applyStoredTheme();

const [navigationEntry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
/** Some pages open at their top, or at their fragment, when they are reloaded. */
const startsAtTop = navigationEntry?.type === 'reload' && 'opensAtTop' in root.dataset;
if (startsAtTop) {
  history.scrollRestoration = 'manual';
  const restoreOnReturn = () => {
    history.scrollRestoration = 'auto';
  };
  // The browser scrolls until the page is loaded. Afterwards, or when the page is left, it restores positions again.
  addEventListener('load', () => setTimeout(restoreOnReturn));
  addEventListener('pagehide', restoreOnReturn);
}
const isFromThisSite = document.referrer.startsWith(origin);
// The scroll position after a change of language (language-choice.ts). Read only then: storage is slow to open.
const top = isFromThisSite ? receiveScroll() : 0;
/** The target of the address’s fragment, which the browser does not know yet while the document is parsed. */
const findTarget = () => {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // The fragment has an invalid percent-encoding.
  }
};
const onParsed = () => {
  // The template is at the end of the document: a click before that point could not load the script.
  if (earlyClick) load();
  if (!top && !startsAtTop) return;
  const target = top ? undefined : findTarget();
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top, behavior: 'instant' });
};
addEventListener('DOMContentLoaded', onParsed);
// The browser scrolls to the fragment until the page is loaded.
if (top && location.hash) addEventListener('load', onParsed);

/** Milliseconds until the page’s script counts as failed. */
const timeout = 5000;

let loading = false;
/** An interaction before the script was loaded. */
let earlyClick: Event | undefined;

/** Loads the page’s script once; the template contains its address and its hash. */
function load(): void {
  const template = document.querySelector<HTMLTemplateElement>('#later');
  // Nothing is loaded for a page that redirects: engine/browser/stored-language.ts.
  if (loading || !template || 'leaving' in root.dataset) return;
  loading = true;
  if (isSaveDataOn()) template.content.querySelector('[type=speculationrules]')?.remove();
  const script = template.content.querySelector('[type=module]') as HTMLScriptElement;
  script.onerror = fail;
  setTimeout(fail, timeout);
  document.head.append(template.content);
}

/** Hides controls that need the script, and opens a language that was clicked before. */
function fail(): void {
  if ('ready' in root.dataset) return;
  root.dataset.scriptless = '';
  openChosenLanguage();
}

/** Stores and opens the language that was clicked, at the same scroll position. */
function openChosenLanguage(): void {
  const link = (earlyClick?.target as Element | undefined)?.closest<HTMLAnchorElement>('a[hreflang]');
  earlyClick = undefined;
  if (!link) return;
  writeStored('lang', link.dataset.lang ?? link.hreflang);
  location.assign(link.href + location.search + location.hash);
}

/** Remembers a click on a control that needs the script: the click is repeated once the script is ready. */
function rememberClick(event: MouseEvent): void {
  const target = (event.target as Element).closest(
    // Popovers and dialogs are opened by the browser itself, if it supports them.
    `[data-action],island-root button:not([popovertarget])${'CommandEvent' in self ? '' : ',[commandfor]'}`,
  );
  // With a modifier key the browser opens a new tab or window.
  if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
  load();
  event.preventDefault();
  earlyClick = event;
  if ('scriptless' in root.dataset) openChosenLanguage();
}

/** Ctrl or ⌘ and K opens the command menu. */
function onKeyDown(event: KeyboardEvent): void {
  load();
  if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  document.querySelector<HTMLElement>('[aria-keyshortcuts]')?.click();
}

addEventListener('click', rememberClick, true);
addEventListener('keydown', onKeyDown);
addEventListener('pointerdown', load);
addEventListener('ready', () => {
  removeEventListener('click', rememberClick, true);
  removeEventListener('keydown', onKeyDown);
  delete root.dataset.scriptless;
  earlyClick?.target?.dispatchEvent(new MouseEvent('click', earlyClick));
});

// Only on arrival does the first screen rise (motion.css): starting animations is a tenth of the work before a paint.
if (isFromThisSite) root.dataset.turned = '';

const isSavingData = isSaveDataOn();
if (isSavingData) {
  // The other styles are loaded with the script, except those for print.
  addEventListener('load', () => {
    const styles = document.querySelector<HTMLTemplateElement>('#later')?.content.querySelector('[rel=stylesheet]');
    if (styles) document.head.append(styles);
  });
} else {
  // Text is painted before its font is loaded (swap-font.ts), unless the font is cached.
  if (isFromThisSite) (document.querySelector('[as=font]') as HTMLLinkElement).media = '';
  // After loading and painting: on a fast connection loading ends first.
  addEventListener('load', () => {
    new PerformanceObserver(load).observe({ type: 'largest-contentful-paint', buffered: true });
    // Not every browser reports the paint, and Firefox does not when the page opens at a fragment.
    setTimeout(load, 999);
  });
}
