import { notify } from '../browser/notify.ts';
import type { IslandModule } from './hydrate-island.tsx';

const modules = import.meta.glob<IslandModule>('../**/*.island.tsx');

/** Events that hydrate an island; all but `focusin` are replayed to it afterwards. */
const touches = [
  'pointerdown',
  'pointermove',
  'pointerup',
  'pointercancel',
  'click',
  'keydown',
  'input',
  'change',
  'focusin',
] as const;
/** What the browser itself answers a click on: it follows links and opens popovers, now and not once more. */
const browsersOwn = 'a[href],[popovertarget]';
const selector = 'island-root';

/** An event, and the value that its field had then: React writes its own value when it hydrates. */
interface Touch {
  event: Event;
  value: string | undefined;
}

/** What was done to islands that are being hydrated. */
const waiting = new Map<Element, Touch[]>();
/** Islands that answer to the visitor, or have failed. */
const hydrated = new WeakSet<Element>();

/** Hydrates islands when they are touched or come into view; React is loaded with the first of them. */
export function wakeIslands(): void {
  for (const touch of touches) addEventListener(touch, answer, true);
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      void hydrate(target as HTMLElement);
    }
  });
  for (const island of document.querySelectorAll<HTMLElement>(selector)) {
    const wake = island.getAttribute('wake');
    if (wake === 'visible') observer.observe(island);
    if (wake === 'query' && location.search) void hydrate(island);
  }
}

function answer(event: Event): void {
  const island = (event.target as Element).closest?.<HTMLElement>(selector);
  if (!island || hydrated.has(island)) return;
  // A pointer that only passes by is no touch.
  if (event.type === 'pointermove' && !waiting.has(island)) return;
  if (!waiting.has(island)) void hydrate(island);
  if (event.type === 'focusin') return;
  if (event.type === 'click') {
    if ((event.target as Element).closest(browsersOwn)) return;
    event.preventDefault();
    event.stopPropagation();
  }
  const { value } = event.target as HTMLInputElement;
  waiting.get(island)?.push({ event, value });
}

async function hydrate(island: HTMLElement): Promise<void> {
  if (waiting.has(island) || hydrated.has(island)) return;
  const touched: Touch[] = [];
  waiting.set(island, touched);
  const name = island.getAttribute('name');
  try {
    const [, load] = Object.entries(modules).find(([file]) => file.endsWith(`/${name}.island.tsx`)) ?? [];
    if (!load) throw new Error(`no island named ${name}`);
    const [{ hydrateIsland }, module] = await Promise.all([import('./hydrate-island.tsx'), load()]);
    await hydrateIsland(island, module);
  } catch (error) {
    // What it was without script stays: readable, without controls that do nothing.
    console.warn(`the island ${name} did not load`, error);
    island.dataset.failed = '';
    notify(document.getElementById('snackbar')?.dataset.islandFailed ?? '', 'error');
  }
  hydrated.add(island);
  waiting.delete(island);
  if ('failed' in island.dataset) return;
  for (const touch of touched) {
    replay(touch);
    // React renders what one event has changed before it is given the next.
    await undefined;
  }
}

/** Dispatches again what the visitor did before the island could answer. */
function replay({ event, value }: Touch): void {
  const { target, type } = event;
  if (!(target instanceof Element) || !target.isConnected) return;
  if (type === 'input' || type === 'change') write(target as HTMLInputElement, value ?? '');
  target.dispatchEvent(new (event.constructor as typeof Event)(type, event));
}

/** Writes into a field that React has hydrated: it sees a change only against what it itself wrote there. */
function write(field: HTMLInputElement, value: string): void {
  field.value = value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}
