import { type PagePath, pathOf } from '../site/addresses.ts';
import { savesData } from './saves-data.ts';

/** What shows that a visitor is about to follow a link: pointing at it, touching it, reaching it by keyboard. */
const intents = ['pointerover', 'focusin'] as const;

/**
 * Watches for links that the visitor is about to follow. Before the page is awake the browser's own
 * speculation rules do the same, see publish/page-document.ts.
 * @param prefetch is called with the path of a page of this site
 * @returns what ends it
 */
export function watchIntent(prefetch: (pathname: PagePath) => void): () => void {
  const notice = ({ target }: Event) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]:not([target],[download])');
    // Files have a dot in their path, pages have none.
    if (savesData()) return;
    if (link?.origin === location.origin && !link.pathname.includes('.')) prefetch(pathOf(link.pathname));
  };
  for (const intent of intents) addEventListener(intent, notice);
  return () => {
    for (const intent of intents) removeEventListener(intent, notice);
  };
}
