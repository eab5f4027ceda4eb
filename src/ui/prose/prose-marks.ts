/** Marks in the HTML around the prose of an article, so that it can be read back from a page's own HTML. */
export const proseStart = '<!--prose-->';
export const proseEnd = '<!--/prose-->';

/** Puts the marks around prose. */
export function markProse(html: string): string {
  return `${proseStart}${html}${proseEnd}`;
}
