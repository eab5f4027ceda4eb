/** Characters that are not allowed in an address, or in a quoted attribute. */
const escapes: Readonly<Record<string, string>> = {
  '%': '%25',
  '#': '%23',
  '<': '%3C',
  '>': '%3E',
  '&': '%26',
  "'": '%27',
  '"': '%22',
};

/** A drawing as a data URL. @see https://www.rfc-editor.org/rfc/rfc2397 */
export function dataAddress(svg: string): string {
  const text = svg.trim().replaceAll(/\s+/g, ' ');
  const short = svg.includes('<text') ? text : text.replaceAll('> <', '><');
  return `data:image/svg+xml,${short.replaceAll(/[%#<>&'"]/g, (sign) => escapes[sign] ?? sign)}`;
}
