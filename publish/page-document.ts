import { address } from '../src/i18n/paths.ts';
import { iconLinks } from './app-icons.ts';
import type { Script } from './bundle.ts';

/** What the publisher adds to a page that React has made. */
export interface Additions {
  /** Address of the file with the page's data. */
  state: string;
  /** The script element that describes the page for search engines. */
  structuredData: string;
  /** Inline style sheets, in their order. */
  styles: readonly string[];
  /** Addresses of the files those style sheets come from. */
  styleFiles: readonly string[];
  /** Inline boot script. */
  boot: string;
  /** The script that wakes the page up: it lies in a template, and the boot script takes it out when it is time. */
  entry: Script;
  /** The table of the chunks that it loads, with their hashes; none where nothing is built. */
  table?: Script;
  /** Address of the font that the page needs at once. */
  font: string;
}

/**
 * React asks in the head for every picture that does not load lazily, before the font even. On a phone
 * most of them are not seen at first; those that are have a high priority, and keep their place.
 */
const hastyPreloads = /<link rel="preload" as="image" href="[^"]*"\/>/g;

/**
 * Puts styles, boot script and the addresses of the rest into the head of a page, and takes needless preloads out. Nothing
 * else that React made is moved: it tolerates no other change when it hydrates.
 * @param html the document as React made it
 * @throws where the document has no head
 */
export function completeDocument(
  html: string,
  { state, structuredData, styles, styleFiles, boot, entry, table, font }: Additions,
): string {
  const end = html.indexOf('</head>');
  if (end < 0) throw new Error('the page has no head');
  const additions = [
    // Switched on by the boot script where an earlier page has brought the font; else it comes after the words.
    `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin media="not all">`,
    `<script>${boot}</script>`,
    `<script type="speculationrules">${speculationRules}</script>`,
    // What nobody needs before the page is awake; the boot script takes it out then.
    `<template><link rel="manifest" href="${address('/site.webmanifest')}">${entryScript(entry, table, state)}</template>`,
    ...styles.map((css) => `<style>${css}</style>`),
    // The same styles as files, switched off: the bundler finds them here and does not load them again.
    ...styleFiles.map((file) => `<link rel="stylesheet" href="${file}" disabled>`),
    iconLinks,
    structuredData,
  ];
  return html.slice(0, end).replaceAll(hastyPreloads, '') + additions.join('') + html.slice(end);
}

/** Until the page is awake the browser loads ahead what a visitor points at: pages, which have no dot in their path. */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: address('/*') }, { not: { href_matches: address('/*.*') } }] },
      eagerness: 'moderate',
    },
  ],
});

/** The chunks that the script loads have no element that could carry their hash: src/app/held-imports.ts reads the table. */
function entryScript({ address, integrity }: Script, table: Script | undefined, state: string): string {
  const held = integrity ? ` integrity="${integrity}"` : '';
  const chunks = table ? ` data-table="${table.address}" data-table-integrity="${table.integrity}"` : '';
  return `<script type="module" src="${address}"${held}${chunks} data-state="${state}"></script>`;
}
