/**
 * The one inline script, the same on every page. It runs before anything is painted: theme, language
 * of an unprefixed visit, and when to load the rest. The build fills in the constants.
 */
import { applyTheme } from '../../ui/apply-theme.ts';

declare const __ENTRY__: string;
declare const __BASE__: string;
declare const __LANGUAGES__: readonly string[];
declare const __INTRO__: boolean;

/** What is stored under a key; undefined where storage is blocked or holds anything unexpected. */
function stored<Value extends string>(key: string, known: readonly Value[]): Value | undefined {
  try {
    const value = localStorage.getItem(key);
    return known.find((one) => one === value);
  } catch {
    // Blocked.
  }
  return undefined;
}

// Without a stored theme the page follows the system.
const theme = stored('theme', ['light', 'dark'] as const);
if (theme) applyTheme(theme);

if (__INTRO__ && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
  try {
    if (!sessionStorage.getItem('intro')) document.documentElement.dataset.intro = '';
    sessionStorage.setItem('intro', 'shown');
  } catch {
    // Where nothing is kept it would come with every page.
  }
}

// The prefixes: English has none. An address with a prefix is what it says.
const languages = __LANGUAGES__;
let { pathname, search, hash } = location;
if (__BASE__) pathname = pathname.slice(__BASE__.length);
const first = pathname.split('/')[1] as string;
const language = stored('lang', languages);
const leaving = language && !languages.includes(first);
if (leaving) location.replace(`${__BASE__}/${language}${pathname.replace(/\/$/, '')}${search}${hash}`);

/** Nothing is loaded for a page that is being left. */
let loading: unknown = leaving;
let early: HTMLElement | null;

/** Loads and starts React, once. A control that was pressed before is pressed again when it works. */
async function wake(): Promise<void> {
  if (loading) return;
  loading = true;
  try {
    const { ready } = await import(/* @vite-ignore */ __ENTRY__);
    await ready;
    early?.click();
  } catch (error) {
    // The page stays what it is without script: readable, with working links.
    console.warn('works without its script', error);
  }
  removeEventListener('click', remember, true);
}

/** Ctrl or ⌘ and K that came before React opens the command menu when it is there. Later it changes nothing. */
function press(event: KeyboardEvent): void {
  void wake();
  if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  early = document.querySelector('[aria-keyshortcuts]');
}

/** Keeps a click that came before React: on a button to replay it, on a language link the choice. */
function remember(event: Event): void {
  // What the browser itself does with a button (popover, dialog) has been done already. Not every engine
  // knows invoker commands: there the menu waits for React like any other button.
  const command = 'CommandEvent' in self ? ',[command]' : '';
  const target = (event.target as Element).closest<HTMLElement>(`button:not([popovertarget]${command}),a[hreflang]`);
  if (target instanceof HTMLAnchorElement) {
    // Query and fragment come along; the stored choice keeps English from leading back.
    target.search = search;
    target.hash = location.hash;
    try {
      localStorage.setItem('lang', target.hreflang);
    } catch {
      // The address alone carries the choice.
    }
  } else if (target) {
    early = target;
    void wake();
  }
}

addEventListener('click', remember, true);
addEventListener('keydown', press);
addEventListener('pointerdown', wake);

// Where the browser tells nothing, the name of no network is looked at, and nothing is saved.
const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
if (!connection?.saveData && !/2g/.test(connection?.effectiveType as string)) {
  // The font waits for this, see tokens.css. The build puts its element before this script.
  (document.querySelector('[as=font]') as HTMLLinkElement).media = '';
  // Not before the page is loaded and has been painted: on a fast line loading is over first.
  addEventListener('load', () => {
    new PerformanceObserver(wake).observe({ type: 'paint', buffered: true });
    // Firefox tells of no paint where the address has a fragment and the page begins further down.
    setTimeout(wake, 999);
  });
}
