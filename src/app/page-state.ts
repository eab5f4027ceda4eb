import type { PageData } from '../pages/page-data.ts';
import { markProse, proseEnd, proseStart } from '../ui/prose/prose-marks.ts';

/**
 * How a page's data travels: as JSON in a file of its own, which the page names, and which nobody needs before the page
 * wakes up. Long prose is not sent twice: it is left out of the JSON and read back from the page's markup, between two
 * comments.
 */

/** What the browser needs to hydrate. */
export interface PageState {
  /** Language and page, for example `de:about`; `de:not-found` for the error screen. */
  route: string;
  /** Null for the error screen. */
  data: PageData | null;
}

/** Where the entry's element names the file, see publish/page-document.ts. */
const stateStart = 'data-state="';

/** Writes the state of a page as the text of its file. */
export function writeState(state: PageState): string {
  return JSON.stringify(state, (key, value) => (key === 'prose' ? undefined : value));
}

/**
 * Reads the state of the page that an HTML text is.
 * @throws where the text is no page of this site, or its file does not load
 */
export async function readState(html: string, signal?: AbortSignal): Promise<PageState> {
  const address = between(html, stateStart, '"');
  if (address === undefined) throw new Error('the answer is no page of this site');
  return withProse(await fetchState(address, signal), between(html, proseStart, proseEnd));
}

/**
 * Reads the state of the document that is shown.
 * @throws where its file does not load
 */
export async function stateOfDocument(): Promise<PageState> {
  const address = document.querySelector<HTMLScriptElement>('script[data-state]')?.dataset.state ?? '';
  const prose = document.getElementById('prose')?.innerHTML;
  return withProse(await fetchState(address), prose && between(prose, proseStart, proseEnd));
}

async function fetchState(address: string, signal?: AbortSignal): Promise<PageState> {
  const answer = await fetch(address, { signal: signal ?? null });
  if (!answer.ok) throw new Error(`${address} answered with ${answer.status}`);
  return answer.json();
}

function withProse(state: PageState, prose: string | undefined): PageState {
  return prose === undefined
    ? state
    : { ...state, data: { ...state.data, prose: markProse(prose) } as unknown as PageData };
}

function between(text: string, start: string, end: string): string | undefined {
  const from = text.indexOf(start);
  const to = text.indexOf(end, from + start.length);
  return from < 0 || to < 0 ? undefined : text.slice(from + start.length, to);
}
