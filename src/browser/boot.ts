/**
 * The one inline script, the same on every page. It runs before anything is painted: theme, language
 * of an unprefixed visit, and when to load the rest. The build fills in the constants.
 */
import { applyTheme } from './apply-theme.ts';
import { savesData } from './saves-data.ts';

declare const __BASE__: string;
declare const __LANGUAGES__: readonly string[];
declare const __INTRO__: boolean;

/** A short name keeps this script short. */
const find = <Kind extends HTMLElement>(selector: string) => document.querySelector(selector) as Kind;

/** What is stored under a key; undefined where storage is blocked or holds anything unexpected. */
function stored<Value extends string>(key: string, known: readonly Value[]): Value | undefined {
  try {
    return known.find((value) => value === localStorage.getItem(key));
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

/** Loads and starts React, once: the template holds its script, with the hash that the browser holds it to. */
function wake(): void {
  if (loading) return;
  loading = true;
  document.head.append(find<HTMLTemplateElement>('template').content);
}

/** A control that was pressed before is pressed again when it works. Where that never comes, the page stays what it is without script. */
addEventListener('awake', () => {
  removeEventListener('click', remember, true);
  early?.click();
});

/** Ctrl or ⌘ and K that came before React opens the command menu when it is there. Later it changes nothing. */
function press(event: KeyboardEvent): void {
  wake();
  if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  early = find('[aria-keyshortcuts]');
}

/** Keeps a click that came before React: on a button to replay it, on a language link the choice. */
function remember(event: Event): void {
  // What the browser itself does with a button (popover, dialog) has been done already. Not every engine
  // knows invoker commands: there the menu waits for React like any other button.
  const command = 'CommandEvent' in self ? ',[command]' : '';
  const target = (event.target as Element).closest<HTMLAnchorElement>(
    `button:not([popovertarget]${command}),a[hreflang]`,
  );
  if (target?.hreflang) {
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
    wake();
  }
}

addEventListener('click', remember, true);
addEventListener('keydown', press);
addEventListener('pointerdown', wake);

if (!savesData()) {
  // Words come before their font (see ../dress.ts), except where an earlier page has brought it.
  if (document.referrer.includes(origin)) find<HTMLLinkElement>('[as=font]').media = '';
  // Not before the page is loaded and has been painted: on a fast line loading is over first.
  addEventListener('load', () => {
    new PerformanceObserver(wake).observe({ type: 'largest-contentful-paint', buffered: true });
    // Not every engine tells of this, and Firefox not where the page begins further down, at a fragment.
    setTimeout(wake, 999);
  });
}
