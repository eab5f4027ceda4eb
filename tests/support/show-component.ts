import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { find, showPage } from './dom.ts';

/** Removes the component that is shown. */
export let removeComponent = async (): Promise<void> => {};

/** Shows a component alone on the page (vitest environment `jsdom`), in place of the one before. */
export async function showComponent(element: ReactElement): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await removeComponent();
  showPage('<div id="component"></div>');
  const root = createRoot(find('#component'));
  removeComponent = () => act(async () => root.unmount());
  await act(async () => root.render(element));
}
