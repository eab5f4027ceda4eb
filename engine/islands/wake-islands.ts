import engineIslands from 'virtual:fitout/engine-islands';
import siteIslands from 'virtual:fitout/islands';
import { notifyFailure } from '../browser/notify.ts';
import { isSaveDataOn } from '../browser/save-data.ts';
import { readStored } from '../browser/storage.ts';
import type { StoredName } from '../routes/stored-names.ts';
import type { IslandModule } from './hydrate-island.tsx';

/** Events that hydrate an island; all but `focusin` are replayed to it afterwards. */
const wakeEvents = [
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
const nativeControls = 'input,select,textarea,label,a[href],[popovertarget]';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** An interaction with an island: an event, or the new value of a field, which React may overwrite during hydration. */
type Action = { target: Element; event: Event } | { target: Field; value: string | boolean };

/** The actions to replay to each island that is loading, in their order. */
const waiting = new Map<Element, Action[]>();
/** Islands that are interactive, or have failed. */
const hydrated = new WeakSet<Element>();
/** The target of the pressed pointer, which receives all pointer events until the pointer is released. */
let pressed: Element | undefined;

/** Hydrates islands when they are used or become visible; React is loaded with the first of them. */
export function wakeIslands(): void {
  for (const type of wakeEvents) addEventListener(type, handleEvent, true);
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

function handleEvent(event: Event): void {
  const { type } = event;
  if (type === 'pointerdown') pressed = event.target as Element;
  const target = (/^pointer/.test(type) && pressed) || (event.target as Element);
  if (type === 'pointerup' || type === 'pointercancel') pressed = undefined;
  const island = target.closest?.<HTMLElement>(selector);
  if (!island || hydrated.has(island)) return;
  // Moving a pointer over an island is not an interaction.
  if (type === 'pointermove' && !waiting.has(island)) return;
  void hydrate(island);
  const actions = waiting.get(island);
  // Read on `input`, because React may overwrite the value before `change`.
  if (type === 'input') return void actions?.push(valueAction(target as Field));
  if (type === 'focusin') return;
  if (type === 'click') {
    // Shown if it takes long: engine/browser/later.css.
    island.ariaBusy = 'true';
    if (target.closest(nativeControls)) return;
    event.preventDefault();
  }
  // React listens before it has hydrated: it would handle the event now, and again when the event is replayed.
  event.stopPropagation();
  actions?.push({ target, event });
}

async function hydrate(island: HTMLElement | null): Promise<void> {
  if (!island || waiting.has(island) || hydrated.has(island)) return;
  const actions: Action[] = changedFields(island).map(valueAction);
  waiting.set(island, actions);
  const name = island.getAttribute('name') ?? '';
  let locate = (earlier: Element): Element | undefined => earlier;
  try {
    const { file } = island.dataset;
    const [{ hydrateIsland }, module, data] = await Promise.all([
      import('./hydrate-island.tsx'),
      (siteIslands[name] ?? engineIslands[name])?.(),
      file && fetch(file).then((response) => response.json()),
      // A translated island is re-rendered: a pressed element that is removed would get no click.
      pressed && island.querySelector('font') && pointerReleased(),
    ]);
    locate = await hydrateIsland(island, module as IslandModule, data);
  } catch (error) {
    // The island stays as it is without scripts: readable, without dead controls.
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
    const current = locate(action.target);
    if (current?.isConnected) replay(action, current);
    await undefined;
  }
}

function replay(action: Action, target: Element): void {
  if ('value' in action) setValue(target as Field, action.value);
  else target.dispatchEvent(new (action.event.constructor as typeof Event)(action.event.type, action.event));
}

/** Waits until the pointer is released, and its click has been dispatched. */
const pointerReleased = (): Promise<unknown> =>
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

const valueAction = (target: Field): Action => ({ target, value: valueIn(target) });

function valueIn(field: Field): string | boolean {
  return field.type === 'checkbox' ? (field as HTMLInputElement).checked : field.value;
}

/** Sets a value so that React notices: it compares with the value it wrote, and checks checkboxes only on clicks. */
function setValue(field: Field, value: string | boolean): void {
  const [name, type] = typeof value === 'boolean' ? ['checked', 'click'] : ['value', 'change'];
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name);
  Object.assign(field, { [name]: typeof value === 'boolean' ? !value : value === '' ? ' ' : '' });
  property?.set?.call(field, value);
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
