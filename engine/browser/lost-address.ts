import { loadDocument } from './load-document.ts';

/**
 * A host with one error page shows it in the source language at every lost address. Where the address names another
 * language, that language's error page takes its place. Nothing happens elsewhere, nor where that page does not come.
 */
export async function translateLostAddress(): Promise<void> {
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
  // The boot script writes the visitor's day into what has come.
  document.dispatchEvent(new Event('visibilitychange'));
}
