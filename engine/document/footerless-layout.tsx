import Header from 'virtual:fitout/components/Header';
import type { ReactNode } from 'react';
import { ScrollToTop } from './scroll-to-top.tsx';
import { SmallPrint } from './small-print.tsx';

/** Header and page. Without `footer`, only privacy and terms follow, for links to their fragments. */
export function Layout({
  children,
  footer = <SmallPrint back="#main" />,
}: {
  children: ReactNode;
  footer?: ReactNode;
}) {
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
