import './styles.ts';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadDictionary } from '../i18n/dictionary.ts';
import { inlineIcons } from '../ui/icons.ts';
import { dress } from './dress.ts';
import { importHeld } from './held-imports.ts';
import { readEntry } from './history.ts';
import { LiveSite } from './live-site.tsx';
import { createNavigation } from './navigation.ts';
import { stateOfDocument } from './page-state.ts';
import { importPage, pageAt } from './page-table.ts';

/** Wakes the document up: the same page as at build, with the data that the document names. */
async function start(): Promise<void> {
  const location = readEntry();
  const { language, route, page, standalone } = pageAt(location.pathname);
  // What is shown must be there before React starts. Where it does not load, the document stays as it is.
  const [state, module] = await Promise.all([
    stateOfDocument(),
    page && importHeld(`${page.id}-page`, () => importPage(page)),
    importHeld(language, () => loadDictionary(language)),
  ]);
  const data = (state.route === route && state.data) || undefined;
  const navigation = createNavigation({ location, Component: data && module?.Component, data, standalone });
  const { promise: awake, resolve } = Promise.withResolvers<void>();
  const app = (
    <StrictMode>
      <Awake onAwake={resolve}>
        <LiveSite navigation={navigation} />
      </Awake>
    </StrictMode>
  );
  // A host answers every lost address with one error page: in another language or layout it is made anew.
  const fits = data || (state.route === `${language}:not-found` && !standalone);
  startTransition(() => {
    if (fits) return void hydrateRoot(document, app);
    // They would go with the old body, while the new one counts on them.
    document.getElementById(inlineIcons)?.remove();
    createRoot(document).render(app);
  });
  return awake;
}

/** Tells when everything inside has been hydrated and answers to the visitor. */
function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.awake = '';
    onAwake();
  }, [onAwake]);
  return children;
}

dress();
start().then(
  () => {
    // From here on pages are loaded ahead by prefetch.ts.
    document.querySelector('[type=speculationrules]')?.remove();
    // The boot script waits for it to replay an early click.
    dispatchEvent(new Event('awake'));
  },
  // The page stays what it is without script: readable, with working links.
  (error) => console.warn('works without its script', error),
);
