import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { targetOf } from './scroll.ts';

/**
 * After a navigation inside the site: moves the focus to the new page's heading (or to the target of
 * the fragment) and tells screen readers its title. A document that has just been loaded is left alone.
 */
export function RouteAnnouncer({ title }: { title: string }) {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target = hash ? targetOf(hash) : document.querySelector<HTMLElement>('h1');
    target?.focus({ preventScroll: true });
    setAnnounced(title);
  }, [pathname, hash, title]);
  return (
    <p aria-live="polite" className="visually-hidden">
      {announced}
    </p>
  );
}
