/** Runs before the first paint: shows the introduction once a visit, and never with reduced motion. */
import { readStored, writeStored } from 'fitout/browser';

if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
  const isNew = !readStored('intro', 'sessionStorage');
  // Without storage the introduction would be shown on every page.
  if (writeStored('intro', 'shown', 'sessionStorage') && isNew) document.documentElement.dataset.intro = '';
}
