import { loadDocument } from './load-document.ts';

/** Replaces the error page, which a host shows in the source language, by that of the language in the address. */
export async function translateErrorPage(): Promise<void> {
  const root = document.documentElement;
  const link = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')].find(
    ({ hreflang, pathname }) => hreflang !== root.lang && location.pathname.startsWith(`${pathname}/`),
  );
  if (!link) return;
  const page = await loadDocument(`${link.pathname}/404.html`);
  if (page?.documentElement.lang !== link.hreflang) return;
  root.lang = link.hreflang;
  document.title = page.title;
  document.body.replaceWith(document.adoptNode(page.body));
  // The boot script updates dates in the new content.
  document.dispatchEvent(new Event('visibilitychange'));
}
