import './styles.ts';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type HydrationState,
  matchRoutes,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { loadDictionary } from '../i18n/dictionary.ts';
import { parsePath } from '../i18n/paths.ts';
import { leaveTo, loadPage } from './load-page.ts';
import { type PageState, stateOfDocument } from './page-html.ts';
import { importPage } from './page-table.ts';
import { makeRoutes } from './routes.tsx';

// A chunk that vanished with a later deploy: the address that was clicked is opened as a document.
let clicked: () => string = () => location.href;
addEventListener('vite:preloadError', (event) => event.preventDefault());

/** Wakes the document up: the same routes as at build, with the data that the page brought along. */
async function start(): Promise<void> {
  const routes = makeRoutes({
    load: (_page, _language, { request }) => loadPage(request),
    importPage: async (file) => {
      try {
        const page = await importPage(file);
        if (page) return page;
      } catch {
        // Told below: the reason does not matter to the visitor, the page does.
      }
      return leaveTo(clicked());
    },
  });
  const matched = matchRoutes(routes, location) ?? [];
  const state = stateOfDocument();
  // What is shown must be there before the router starts, or it would show nothing while it loads.
  await Promise.all([
    loadDictionary(parsePath(location.pathname).language),
    ...matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  ]);
  const router = createBrowserRouter(routes, { hydrationData: hydrationOf(state) });
  clicked = () => {
    const target = router.state.navigation.location ?? router.state.location;
    return `${target.pathname}${target.search}${target.hash}`;
  };
  const { promise: awake, resolve } = Promise.withResolvers<void>();
  const app = (
    <StrictMode>
      <Awake onAwake={resolve}>
        <RouterProvider router={router} />
      </Awake>
    </StrictMode>
  );
  // A host without error pages per language answers a lost /de/… with the English one: that is made anew.
  const fits = document.documentElement.lang === parsePath(location.pathname).language;
  startTransition(() => {
    if (fits) hydrateRoot(document, app);
    else createRoot(document).render(app);
  });
  return awake;
}

/** Tells when everything inside has been hydrated and answers to the visitor. */
function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}

function hydrationOf({ route, data, error }: PageState): HydrationState {
  if (!error) return { loaderData: { [route]: data } };
  return { loaderData: {}, errors: { [error.route]: new ErrorResponse(error.status, error.statusText, null) } };
}

/** Resolved when the page has come alive; the boot script waits for it to replay early clicks. */
export const ready = start();
