import { useLocation } from 'react-router';
import { PageDataContext } from '../pages/page-data.ts';
import { Document } from './document.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { SharedLayout } from './layout/shared-layout.tsx';
import { StandaloneLayout } from './layout/standalone-layout.tsx';
import type { Page } from './load-page.ts';

/** The whole document with a page in its layout. The same at build and in the browser, inside a router. */
export function Site({ page: { Component, data, standalone } }: { page: Page }) {
  const location = useLocation();
  const Layout = standalone ? StandaloneLayout : SharedLayout;
  return (
    <PageDataContext value={data}>
      {/* Only if a layout itself throws: what pages throw is caught inside the layout. */}
      <ErrorBoundary
        place={location}
        fallback={(thrown) => (
          <Document>
            <ErrorScreen thrown={thrown} />
          </Document>
        )}
      >
        <Document>
          <Layout>
            <ErrorBoundary place={location} fallback={(thrown) => <ErrorScreen thrown={thrown} />}>
              {Component ? <Component /> : <ErrorScreen />}
            </ErrorBoundary>
          </Layout>
        </Document>
      </ErrorBoundary>
    </PageDataContext>
  );
}
