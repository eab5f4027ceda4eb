import { use } from 'react';
import { useLanguage } from '../i18n/language-context.tsx';
import { offeredLanguages, sourceLanguage } from '../i18n/languages.ts';
import { UsedIslandsContext } from '../islands/island.tsx';
import { address } from '../routes/addresses.ts';
import { Inline } from '../ui/inline.tsx';

export interface Script {
  address: string;
  /** Its hash, as in https://www.w3.org/TR/sri-2/: a browser runs no other text under this address. */
  integrity?: string;
}

export interface Chunk extends Script {
  /** The names of the islands that need it; none where the page's script itself does. */
  islands?: readonly string[];
}

/** By a file's name without its ending, such as `carousel.island`, what it and all that it imports may ask `t` for. */
export type RequestedWords = Readonly<Record<string, readonly string[]>>;

/** What the bundler has made for a page. */
export interface DocumentAssets {
  /** The text of the inline script that runs before anything is painted. */
  boot: string;
  /** The text of that of pages without a language in their address. */
  storedLanguage: string;
  /** The source of those that run directly after parts of the frame, by file. */
  frame: Readonly<Record<string, string>>;
  styles: readonly string[];
  /** Addresses of style sheets that stay files: while the site is being developed. */
  styleFiles: readonly string[];
  script: Script;
  chunks: readonly Chunk[];
  laterStyles: Script;
  /** Not known while the site is being developed. */
  requestedWords?: RequestedWords;
  font: string;
  icon: string;
}

/** Styles, boot script and icons. Nothing here is asked for before the page is painted. */
export function DocumentScripts({ assets }: { assets: DocumentAssets }) {
  const { boot, storedLanguage, styles, styleFiles, font, icon } = assets;
  return (
    <>
      {/* Switched on by the boot script where an earlier page has brought the font; else it comes after the words. */}
      <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" media="not all" />
      <Inline tag="script" text={boot} />
      {useLanguage().language === sourceLanguage && offeredLanguages.length > 1 && (
        <Inline tag="script" text={storedLanguage} />
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves out what a noscript in the head holds. */}
      <noscript dangerouslySetInnerHTML={{ __html: paperLink(assets.laterStyles) }} />
      {styles.map((css) => (
        <Inline key={css} tag="style" text={css} />
      ))}
      {styleFiles.map((file) => (
        <link key={file} rel="stylesheet" href={file} precedence="default" />
      ))}
      <link rel="icon" href={address('/icons/32.png')} sizes="32x32" />
      <link rel="icon" href={icon} sizes="any" />
      <link rel="apple-touch-icon" href={address('/icons/180.png')} />
    </>
  );
}

/**
 * What is loaded when the page has been painted, in a template, which the boot script takes out; and the hashes of what
 * its islands import. It stands last: by then they are known.
 */
export function LaterScripts({ assets }: { assets: DocumentAssets }) {
  const islands = use(UsedIslandsContext);
  const chunks = assets.chunks.filter((chunk) => chunk.islands?.some((name) => islands?.has(name)) ?? true);
  const integrity = Object.fromEntries(chunks.map((chunk) => [chunk.address, chunk.integrity]));
  return (
    <>
      {/* https://html.spec.whatwg.org/multipage/webappapis.html#integrity-metadata */}
      {chunks.length > 0 && <Inline tag="script" type="importmap" text={JSON.stringify({ integrity })} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves out what a template holds for later. */}
      <template id="later" dangerouslySetInnerHTML={{ __html: laterElements(assets) }} />
    </>
  );
}

function laterElements({ script, laterStyles }: DocumentAssets): string {
  return [
    `<link rel="stylesheet" href="${laterStyles.address}">`,
    `<link rel="manifest" href="${address('/site.webmanifest')}">`,
    `<script type="speculationrules">${speculationRules}</script>`,
    `<script type="module" src="${script.address}"${script.integrity ? ` integrity="${script.integrity}"` : ''}></script>`,
  ].join('');
}

/** Without script nothing of it is for the screen. */
const paperLink = ({ address }: Script): string => `<link rel="stylesheet" href="${address}" media="print">`;

/** Pages have no dot in their path: files do. A chosen language is loaded by the page's script. */
const pagesOfThisSite = { selector_matches: `a[href^="${address('/')}"]:not([href*="."],[data-action])` };

/**
 * What is pointed at is fetched, what is pressed is made ready (docs/decisions/021).
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
const speculationRules = JSON.stringify({
  prefetch: [{ where: pagesOfThisSite, eagerness: 'moderate' }],
  prerender: [{ where: pagesOfThisSite, eagerness: 'conservative' }],
});
