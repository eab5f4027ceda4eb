import type { PageData } from '../pages/page-data.ts';
import { markProse, proseEnd, proseStart } from '../ui/prose/prose-marks.ts';

/**
 * How a page's data travels: as JSON in the page's own HTML. Long prose is not sent twice: it is left
 * out of the JSON and read back from the markup, between two comments.
 */

/** Id of the `<script type="application/json">` with the data. */
const dataElementId = 'page-data';

/** What the browser needs to hydrate. */
export interface PageState {
  /** Language and page, for example `de:about`; `de:not-found` for the error screen. */
  route: string;
  /** Null for the error screen. */
  data: PageData | null;
}

const scriptStart = `<script type="application/json" id="${dataElementId}">`;

/** Writes the state of a page as the script element that carries it. */
export function writeState(state: PageState): string {
  const json = JSON.stringify(state, (key, value) => (key === 'prose' ? undefined : value));
  return `${scriptStart}${json.replaceAll('<', '\\u003c')}</script>`;
}

/**
 * Reads the state back out of a page's HTML.
 * @throws where the text is no page of this site
 */
export function readState(html: string): PageState {
  const json = between(html, scriptStart, '</script>');
  if (json === undefined) throw new Error('the answer is no page of this site');
  return withProse(JSON.parse(json), between(html, proseStart, proseEnd));
}

/** The state of the document that is shown. */
export function stateOfDocument(): PageState {
  const json = document.getElementById(dataElementId)?.textContent ?? 'null';
  const prose = document.getElementById('prose')?.innerHTML;
  return withProse(JSON.parse(json), prose && between(prose, proseStart, proseEnd));
}

function withProse(state: PageState, prose: string | undefined): PageState {
  return prose === undefined
    ? state
    : { ...state, data: { ...state.data, prose: markProse(prose) } as unknown as PageData };
}

function between(text: string, start: string, end: string): string | undefined {
  const from = text.indexOf(start);
  const to = text.indexOf(end, from);
  return from < 0 || to < 0 ? undefined : text.slice(from + start.length, to);
}
