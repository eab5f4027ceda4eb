import { act, createElement, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { LanguageProvider } from '../../engine/i18n/language-context.tsx';
import type { Translate } from '../../engine/i18n/translate.ts';
import { find, showPage } from './dom.ts';

/** Removes the component that is shown. */
export let removeComponent = async (): Promise<void> => {};

/** Shows a component alone on the page (vitest environment `jsdom`), in place of the one before. */
export async function showComponent(element: ReactElement): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await removeComponent();
  showPage('<div id="component"></div>');
  const root = createRoot(find('#component'));
  removeComponent = () => act(async () => root.unmount());
  await act(async () => root.render(element));
}

/** Translates to the key, as the default does, followed by the values that are put into the text. */
export const textWithValues: Translate = (key, values) => (values ? `${key} ${JSON.stringify(values)}` : key);

/** Shows a component with `textWithValues`, for tests of the values in its texts. */
export const showWithValues = (element: ReactElement) =>
  showComponent(createElement(LanguageProvider, { language: 'en', t: textWithValues, children: element }));
