/** What may not stand in an address, or not in an attribute in double quotes. */
const escapes: Readonly<Record<string, string>> = {
  '%': '%25',
  '#': '%23',
  '<': '%3C',
  '>': '%3E',
  '&': '%26',
  "'": '%27',
  '"': '%22',
};

/** A drawing as an address. @see https://www.rfc-editor.org/rfc/rfc2397 */
export function dataAddress(svg: string): string {
  const text = svg.trim().replaceAll(/\s+/g, ' ');
  // Where a drawing holds no words, spaces between its elements say nothing.
  const short = svg.includes('<text') ? text : text.replaceAll('> <', '><');
  return `data:image/svg+xml,${short.replaceAll(/[%#<>&'"]/g, (sign) => escapes[sign] ?? sign)}`;
}
