/** What the publisher adds to a page that React has made. */
export interface Additions {
  /** The script element with the page's data. */
  state: string;
  /** The script element that describes the page for search engines. */
  structuredData: string;
  /** Inline style sheets, in their order. */
  styles: readonly string[];
  /** Addresses of the files those style sheets come from. */
  styleFiles: readonly string[];
  /** Inline boot script. */
  boot: string;
  /** Address of the font that the page needs at once. */
  font: string;
}

/**
 * React asks in the head for every picture that does not load lazily, before the font even. On a phone
 * most of them are not seen at first; those that are have a high priority, and keep their place.
 */
const hastyPreloads = /<link rel="preload" as="image" href="[^"]*"\/>/g;

/**
 * Puts styles, boot script and data into the head of a page, and takes needless preloads out. Nothing
 * else that React made is moved: it tolerates no other change when it hydrates.
 * @param html the document as React made it
 * @throws where the document has no head
 */
export function completeDocument(
  html: string,
  { state, structuredData, styles, styleFiles, boot, font }: Additions,
): string {
  const end = html.indexOf('</head>');
  if (end < 0) throw new Error('the page has no head');
  const additions = [
    // Asked for as soon as the boot script has found that data need not be saved: it takes `media` away.
    `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin media="not all">`,
    `<script>${boot}</script>`,
    ...styles.map((css) => `<style>${css}</style>`),
    // The same styles as files, switched off: the bundler finds them here and does not load them again.
    ...styleFiles.map((file) => `<link rel="stylesheet" href="${file}" disabled>`),
    structuredData,
    state,
  ];
  return html.slice(0, end).replaceAll(hastyPreloads, '') + additions.join('') + html.slice(end);
}
