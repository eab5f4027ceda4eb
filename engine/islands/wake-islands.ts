import engineIslands from 'virtual:fitout/engine-islands';
import siteIslands from 'virtual:fitout/islands';
import { notifyFailure } from '../browser/notify.ts';
import { isSaveDataOn } from '../browser/save-data.ts';
import { readStored } from '../browser/storage.ts';
import type { StoredName } from '../routes/stored-names.ts';
import type { IslandModule } from './hydrate-island.tsx';

/** Events that hydrate an island; all but `focusin` are replayed to it afterwards. */
const touches = [
  'pointerdown',
  'pointermove',
  'pointerup',
  'pointercancel',
  'click',
  'keydown',
  'input',
  'focusin',
] as const;
const selector = 'island-root';
/** Elements whose click the browser handles: that click must not be replayed. */
const browsersOwn = 'input,select,textarea,label,a[href],[popovertarget]';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a visitor did to an island: an event, or the new value of a field, which React may overwrite when it hydrates. */
type Action = { target: Element; event: Event } | { target: Field; value: string | boolean };

/** What is replayed to each island that is being loaded, in its order. */
const waiting = new Map<Element, Action[]>();
/** Islands that are interactive, or have failed. */
const hydrated = new WeakSet<Element>();
/** The target of a pressed pointer, to which its events belong until it is released. */
let pressed: Element | undefined;

/** Hydrates islands when they are used or become visible; React is loaded with the first of them. */
export function wakeIslands(): void {
  for (const touch of touches) addEventListener(touch, answer, true);
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) void hydrate(target.closest<HTMLElement>(selector));
  });
  for (const island of document.querySelectorAll<HTMLElement>(selector)) {
    const wake = island.getAttribute('wake');
    const stored = island.getAttribute('stored');
    // The island has no box, because its style is `display: contents`.
    if (wake === 'visible' && island.firstElementChild) observer.observe(island.firstElementChild);
    // Something may have been typed or chosen before this script ran.
    if (
      (wake === 'query' && location.search) ||
      changedFields(island).length > 0 ||
      (stored &&
        !isSaveDataOn() &&
        (readStored(stored as StoredName<'localStorage'>) ||
          readStored(stored as StoredName<'sessionStorage'>, 'sessionStorage')))
    )
      void hydrate(island);
  }
}

function answer(event: Event): void {
  const { type } = event;
  if (type === 'pointerdown') pressed = event.target as Element;
  const target = (/^pointer/.test(type) && pressed) || (event.target as Element);
  if (type === 'pointerup' || type === 'pointercancel') pressed = undefined;
  const island = target.closest?.<HTMLElement>(selector);
  if (!island || hydrated.has(island)) return;
  // A pointer that only passes over is not an interaction.
  if (type === 'pointermove' && !waiting.has(island)) return;
  void hydrate(island);
  const actions = waiting.get(island);
  // Not at `change`, which follows: React may have overwritten the value in between.
  if (type === 'input') return void actions?.push(entered(target as Field));
  if (type === 'focusin') return;
  if (type === 'click') {
    // Shown if it takes long: engine/browser/later.css.
    island.ariaBusy = 'true';
    if (target.closest(browsersOwn)) return;
    event.preventDefault();
  }
  // Handled once, when it is replayed: React listens before it has hydrated, and would handle it now as well.
  event.stopPropagation();
  actions?.push({ target, event });
}

async function hydrate(island: HTMLElement | null): Promise<void> {
  if (!island || waiting.has(island) || hydrated.has(island)) return;
  const actions: Action[] = changedFields(island).map(entered);
  waiting.set(island, actions);
  const name = island.getAttribute('name') ?? '';
  let locate = (earlier: Element): Element | undefined => earlier;
  try {
    const { file } = island.dataset;
    const [{ hydrateIsland }, module, data] = await Promise.all([
      import('./hydrate-island.tsx'),
      (siteIslands[name] ?? engineIslands[name])?.(),
      file && fetch(file).then((response) => response.json()),
      // A translated island is rendered again: an element that is removed while it is pressed gets no click.
      pressed && island.querySelector('font') && released(),
    ]);
    locate = await hydrateIsland(island, module as IslandModule, data);
  } catch (error) {
    // The page stays as it is without scripts: readable, without dead controls.
    console.warn(name, error);
    island.dataset.failed = '';
    notifyFailure('island');
  }
  hydrated.add(island);
  waiting.delete(island);
  island.ariaBusy = null;
  if ('failed' in island.dataset) return;
  // One at a time: React renders the change of each before the next is replayed.
  for (const action of actions) {
    const now = locate(action.target);
    if (now?.isConnected) replay(action, now);
    await undefined;
  }
}

function replay(action: Action, target: Element): void {
  if ('value' in action) fill(target as Field, action.value);
  else target.dispatchEvent(new (action.event.constructor as typeof Event)(action.event.type, action.event));
}

/** Waits until the pointer is released, and its click has been dispatched. */
const released = (): Promise<unknown> =>
  new Promise((resolve) => {
    for (const type of ['pointerup', 'pointercancel'])
      addEventListener(type, () => setTimeout(resolve), { once: true, capture: true });
  });

function changedFields(island: Element): Field[] {
  return [...island.querySelectorAll<Field>('input,select,textarea')].filter(
    (field) => valueIn(field) !== builtValue(field),
  );
}

function builtValue(field: Field): string | boolean | undefined {
  if ('options' in field)
    return ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value;
  return field.type === 'checkbox' ? (field as HTMLInputElement).defaultChecked : field.defaultValue;
}

const entered = (target: Field): Action => ({ target, value: valueIn(target) });

function valueIn(field: Field): string | boolean {
  return field.type === 'checkbox' ? (field as HTMLInputElement).checked : field.value;
}

/** React recognises a change only by comparison with what it wrote, and that of a checkbox only by a click. */
function fill(field: Field, value: string | boolean): void {
  const [name, type] = typeof value === 'boolean' ? ['checked', 'click'] : ['value', 'change'];
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name);
  Object.assign(field, { [name]: typeof value === 'boolean' ? !value : value === '' ? ' ' : '' });
  property?.set?.call(field, value);
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
