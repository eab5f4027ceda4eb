import islands from 'virtual:fitout/islands';
import { act, createElement } from 'react';
import { vi } from 'vitest';
import { LanguageProvider } from '../../engine/i18n/language-context.tsx';
import { pageTranslator } from '../../engine/i18n/page-language.browser.ts';
import { pathOf, type SitePath } from '../../engine/routes/addresses.ts';
import { readFile } from './built-pages.ts';
import { openBuilt, textsOf } from './by-role.ts';
import { showComponent } from './show-component.ts';

// Tests an island without its page (vitest environment `jsdom`).

/** Shows an island alone, with the data and the words that a built page has for it. */
export async function showIsland(path: SitePath, name: string): Promise<void> {
  const page = openBuilt(path);
  const root = page.querySelector<HTMLElement>(`island-root[name="${name}"]`);
  const module = await islands[name]?.();
  if (!root || !module) throw new Error(`${path} has no island ${name}`);
  const { props, texts } = JSON.parse(readFile(pathOf(root.dataset.file ?? '')));
  const { lang } = page.documentElement;
  document.documentElement.lang = lang;
  await showComponent(
    <LanguageProvider language={lang} t={pageTranslator(texts)}>
      {createElement(module.island.Component, props)}
    </LanguageProvider>,
  );
}

/** The text of the live regions. */
export const announced = () => textsOf(document.querySelectorAll('[aria-live=polite]')).join(' ');

export const press = (part: Element) => act(async () => (part as HTMLElement).click());

/** Writes a text into a field, sets a number, or selects an option by its text. */
export async function fill(part: Element, text: string): Promise<void> {
  const field = part as HTMLInputElement | HTMLSelectElement;
  const options = field instanceof HTMLSelectElement ? [...field.options] : [];
  const value = options.find((option) => option.text === text)?.value ?? text;
  // React overwrites the setter of the field itself.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  await act(async () => {
    set?.call(field, value);
    field.dispatchEvent(new Event(options.length > 0 ? 'change' : 'input', { bubbles: true }));
  });
}

/** Stops time: from now on animation frames run only when `advanceFrames` is called. */
export const stopFrames = () =>
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });

export async function advanceFrames(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 16) await act(async () => void vi.advanceTimersByTime(16));
}
