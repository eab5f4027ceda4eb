import Footer from 'virtual:fitout/components/Footer';
import type { ReactNode } from 'react';
import { Layout as FooterlessLayout } from './footerless-layout.tsx';

/** Header, page and footer: the layout of most pages. */
export function Layout({ children }: { children: ReactNode }) {
  return <FooterlessLayout footer={<Footer />}>{children}</FooterlessLayout>;
}
