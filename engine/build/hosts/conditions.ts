/** First and last byte of a part; the first lies behind the last where the file has no such part. */
export interface Part {
  start: number;
  end: number;
}

/**
 * The one part that `Range` asks for, of the copy that `If-Range` names.
 * @returns undefined where the whole file is to be sent: where no part is asked for or several, or of another copy
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-14
 */
export function partOf(
  { range, 'if-range': copy }: { range?: string | undefined; 'if-range'?: string | string[] | undefined },
  etag: string,
  length: number,
): Part | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if ((!first && !last) || (copy !== undefined && copy !== etag)) return undefined;
  if (!first) return { start: Math.max(0, length - Number(last)), end: length - 1 };
  if (last && Number(last) < Number(first)) return undefined;
  return { start: Number(first), end: Math.min(last ? Number(last) : Infinity, length - 1) };
}

/** Whether `If-None-Match` names the tag: in a list, as a weak one, or as any. */
export function isKnown(known: string | undefined, etag: string): boolean {
  return known?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) ?? false;
}

/** Whether Brotli is among the encodings of `Accept-Encoding`, and not refused by `q=0`. */
export function takesBrotli(encodings: string): boolean {
  return encodings
    .split(',')
    .map((one) => one.replace(/\s/g, ''))
    .some((one) => /^br(;|$)/.test(one) && !/;q=0(\.0*)?$/.test(one));
}
