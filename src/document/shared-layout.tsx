import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Layout as FooterlessLayout } from './footerless-layout.tsx';

/** Header, page and footer. */
export function Layout({ children }: { children: ReactNode }) {
  return <FooterlessLayout footer={<Footer />}>{children}</FooterlessLayout>;
}
