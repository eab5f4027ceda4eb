/** Before anything is painted: the introduction is shown once a visit, and never where less motion is wanted. */
import { readStored, writeStored } from 'fitout/browser';

if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
  const isNew = !readStored('intro', 'sessionStorage');
  // Where nothing can be stored it would come with every page.
  if (writeStored('intro', 'shown', 'sessionStorage') && isNew) document.documentElement.dataset.intro = '';
}
