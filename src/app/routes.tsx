import { type LoaderFunctionArgs, Outlet, type RouteObject } from 'react-router';
import { offeredLanguages, sourceLanguage } from '../i18n/languages.ts';
import type { PageData } from '../pages/page-data.ts';
import { Document } from './document.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { SharedLayout } from './layout/shared-layout.tsx';
import { StandaloneLayout } from './layout/standalone-layout.tsx';
import { type PageFile, type PageId, type PageModule, pageTable } from './page-table.ts';

interface Sources {
  /** Gives a page its data: from the content at build, from the page's own HTML in the browser. */
  load: (page: PageId, language: string, args: LoaderFunctionArgs) => Promise<PageData>;
  /** Gives a page its component. */
  importPage: (file: PageFile) => Promise<PageModule>;
}

/** The route tree: every page under every offered language. Build and browser differ in their sources only. */
export function makeRoutes(sources: Sources): RouteObject[] {
  return [
    {
      id: 'root',
      element: (
        <Document>
          <Outlet />
        </Document>
      ),
      // Only if a layout itself throws: everything else is caught inside the layouts.
      errorElement: (
        <Document>
          <ErrorScreen />
        </Document>
      ),
      children: offeredLanguages.flatMap(({ code }) => languageRoutes(code, sources)),
    },
  ];
}

function languageRoutes(language: string, sources: Sources): RouteObject[] {
  const path = language === sourceLanguage ? '/' : `/${language}`;
  const pages = (standalone: boolean) =>
    pageTable.filter((page) => 'standalone' in page === standalone).map((page) => pageRoute(page, language, sources));
  const notFound: RouteObject = {
    id: `${language}:not-found`,
    path: '*',
    loader: () => {
      throw new Response(null, { status: 404, statusText: 'Not Found' });
    },
  };
  return [
    {
      id: `${language}:shared`,
      path,
      element: <SharedLayout />,
      children: [
        { id: `${language}:shared-page`, errorElement: <ErrorScreen />, children: [...pages(false), notFound] },
      ],
    },
    {
      id: `${language}:standalone`,
      path,
      element: <StandaloneLayout />,
      children: [{ id: `${language}:standalone-page`, errorElement: <ErrorScreen />, children: pages(true) }],
    },
  ];
}

function pageRoute(page: (typeof pageTable)[number], language: string, { load, importPage }: Sources): RouteObject {
  return {
    id: `${language}:${page.id}`,
    path: page.path.slice(1) || undefined,
    index: page.path === '/' || undefined,
    loader: (args: LoaderFunctionArgs) => load(page.id, language, args),
    lazy: () => importPage(page.file),
    // A page is what its path names: query and fragment bring no other data.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  } as RouteObject;
}
