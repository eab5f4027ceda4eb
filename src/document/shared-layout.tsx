import type { ReactNode } from 'react';
import { entryOf } from '../site/pages.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { usePage } from './page-context.ts';
import { ScrollToTop } from './scroll-to-top.tsx';

/** Header, page and footer. */
export function SharedLayout({ children }: { children: ReactNode }) {
  const { to } = usePage();
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {(!to || entryOf(to).footer !== false) && <Footer />}
      <ScrollToTop />
    </>
  );
}
