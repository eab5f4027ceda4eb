import { loadDocument } from './load-document.ts';

/**
 * `#privacy` and `#terms` on a page without a footer: there the text is loaded. In the page itself it would be half a
 * kilobyte of the first answer, and nothing on the page leads to it.
 */
export function startSmallPrint(): void {
  addEventListener('hashchange', () => void openText());
  void openText();
}

async function openText(): Promise<void> {
  const { hash } = location;
  const isThere = () => document.querySelector(hash) !== null;
  if (!/^#(privacy|terms)$/.test(hash) || isThere()) return;
  // The site's mark leads home, below which it lies.
  const home = document.querySelector<HTMLAnchorElement>('header a')?.pathname.replace(/\/$/, '');
  const text = (await loadDocument(`${home}/small-print.xml`))?.querySelector(hash);
  if (!text || isThere()) return;
  text.className = 'small-print';
  // Its footer's link to close it leads to a place that this page does not have.
  text.querySelector('[href="#small-print"]')?.setAttribute('href', '#main');
  document.querySelector('main')?.after(document.adoptNode(text));
  // What has come later is no `:target` until it is gone to.
  if (location.hash === hash) location.replace(hash);
}
