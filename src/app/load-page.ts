import { loadDictionary } from '../i18n/dictionary.ts';
import { parsePath, pathOf } from '../i18n/paths.ts';
import type { PageData } from '../pages/page-data.ts';
import { readState } from './page-html.ts';

/**
 * Loads the data of a page that is navigated to, out of its own HTML, and its language's dictionary.
 * Where anything but a clear 404 goes wrong, the address is opened as a document instead, so that the
 * visitor arrives or sees the browser's own message.
 * @throws Response with status 404 where the page does not exist
 */
export async function loadPage({ url, signal }: Request): Promise<PageData> {
  let answer: Response;
  let html: string;
  try {
    const { language } = parsePath(pathOf(new URL(url).pathname));
    [answer] = await Promise.all([fetch(url, { signal }), loadDictionary(language)]);
    html = await answer.text();
  } catch (error) {
    if (signal.aborted) throw error;
    return leaveTo(url);
  }
  if (answer.status === 404) throw new Response(null, { status: 404, statusText: 'Not Found' });
  try {
    const { data } = readState(html);
    if (answer.ok && data) return data;
  } catch {
    // No page of this site, or of another version of it: the browser shows what it is.
  }
  return leaveTo(url);
}

/** Opens an address as a document. What waits for this page's data or code waits until then. */
export function leaveTo(url: string): Promise<never> {
  location.assign(url);
  return new Promise(() => undefined);
}
