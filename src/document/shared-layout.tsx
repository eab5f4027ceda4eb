import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { usePage } from './page-context.ts';
import { ScrollToTop } from './scroll-to-top.tsx';

/** Header, page and footer. */
export function SharedLayout({ children }: { children: ReactNode }) {
  const { entry } = usePage();
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {entry?.footer !== false && <Footer />}
      <ScrollToTop />
    </>
  );
}
