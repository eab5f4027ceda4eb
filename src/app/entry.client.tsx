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
import { address, parsePath, pathOf } from '../i18n/paths.ts';
import { leaveTo, loadPage } from './load-page.ts';
import { type PageState, stateOfDocument } from './page-html.ts';
import { importPage } from './page-table.ts';
import { makeRoutes } from './routes.tsx';

/** Wakes the document up: the same routes as at build, with the data that the page brought along. */
async function start(): Promise<void> {
  let router: ReturnType<typeof createBrowserRouter> | undefined;
  const routes = makeRoutes({
    load: (_page, _language, { request }) => loadPage(request),
    importPage: async (file) => {
      try {
        return await importPage(file);
      } catch (error) {
        // The document itself has arrived: it stays as it is, or it would be loaded again and again.
        if (!router) throw error;
        // A chunk that vanished with a later deploy, or a dead network: what was clicked is opened as a document.
        const { pathname, search, hash } = router.state.navigation.location ?? router.state.location;
        return leaveTo(`${pathname}${search}${hash}`);
      }
    },
  });
  const basename = address('/');
  // A host may show the home page without the slash of its address, which the router would not know.
  if (`${location.pathname}/` === basename)
    history.replaceState(history.state, '', basename + location.search + location.hash);
  const matched = matchRoutes(routes, location, basename) ?? [];
  const state = stateOfDocument();
  // What is shown must be there before the router starts, or it would show nothing while it loads.
  await Promise.all([
    loadDictionary(parsePath(pathOf(location.pathname)).language),
    ...matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  ]);
  // An error is shown by the nearest boundary of the address, which need not be that of the document.
  const boundary = matched.findLast(({ route }) => route.errorElement)?.route.id ?? 'root';
  router = createBrowserRouter(routes, { basename, hydrationData: hydrationOf(state, boundary) });
  const { promise: awake, resolve } = Promise.withResolvers<void>();
  const app = (
    <StrictMode>
      <Awake onAwake={resolve}>
        <RouterProvider router={router} />
      </Awake>
    </StrictMode>
  );
  // A host answers every lost address with one error page: in another language or layout it is made anew.
  const fits = !state.error || state.error.route === boundary;
  startTransition(() => {
    if (fits) hydrateRoot(document, app);
    else createRoot(document).render(app);
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

function hydrationOf({ route, data, error }: PageState, boundary: string): HydrationState {
  if (!error) return { loaderData: { [route]: data } };
  return { loaderData: {}, errors: { [boundary]: new ErrorResponse(error.status, error.statusText, null) } };
}

/** Resolved when the page has come alive; the boot script waits for it to replay early clicks. */
export const ready = start();
