import type { ReactNode } from 'react';
import { Header } from './header.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

/** Header and page. */
export function Layout({ children, footer }: { children: ReactNode; footer?: ReactNode }) {
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
      <ScrollToTop />
    </>
  );
}
