/** First and last byte of a range; the first is greater than the last for a range outside of the file. */
export interface ByteRange {
  start: number;
  end: number;
}

/** The range that `Range` requests; undefined where the complete file is to be sent (RFC 9110, section 14). */
export function rangeOf(
  { range, 'if-range': copy }: { range?: string | undefined; 'if-range'?: string | string[] | undefined },
  etag: string,
  length: number,
): ByteRange | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if ((!first && !last) || (copy !== undefined && copy !== etag)) return undefined;
  if (!first) return { start: Math.max(0, length - Number(last)), end: length - 1 };
  if (last && Number(last) < Number(first)) return undefined;
  return { start: Number(first), end: Math.min(last ? Number(last) : Infinity, length - 1) };
}

/** Whether `If-None-Match` contains the tag, also as a weak one or as `*`. */
export function matchesEtag(known: string | undefined, etag: string): boolean {
  return known?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) ?? false;
}

/** Whether Brotli is in `Accept-Encoding` and not refused by `q=0`. */
export function acceptsBrotli(encodings: string): boolean {
  return encodings
    .split(',')
    .map((one) => one.replace(/\s/g, ''))
    .some((one) => /^br(;|$)/.test(one) && !/;q=0(\.0*)?$/.test(one));
}
