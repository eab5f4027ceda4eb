import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { parsePath, paths } from '../site/addresses.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

/** Header, page and footer. The about page has no footer. */
export function SharedLayout({ children }: { children: ReactNode }) {
  const { path } = parsePath(useLocation().pathname);
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {path !== paths.about() && <Footer />}
      <ScrollToTop />
    </>
  );
}
