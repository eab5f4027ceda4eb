import { use } from 'react';
import { useLanguage } from '../i18n/language-context.tsx';
import { offeredLanguages, sourceLanguage } from '../i18n/languages.ts';
import { UsedIslandsContext } from '../islands/island.tsx';
import { address } from '../routes/addresses.ts';
import { Inline } from '../ui/inline.tsx';

export interface Script {
  address: string;
  /** Its hash, as in https://www.w3.org/TR/sri-2/. */
  integrity?: string;
}

export interface Chunk extends Script {
  /** The islands that import the chunk; undefined if the page’s script imports it. */
  islands?: readonly string[];
}

/** Text keys that a file and its imports can use, by file name without ending, such as `carousel.island`. */
export type RequestedKeys = Readonly<Record<string, readonly string[]>>;

export interface DocumentAssets {
  boot: string;
  storedLanguage: string;
  frame: Readonly<Record<string, string>>;
  styles: readonly string[];
  styleFiles: readonly string[];
  script: Script;
  chunks: readonly Chunk[];
  laterStyles: Script;
  requestedKeys?: RequestedKeys;
  font: string;
  icon: string;
}

/** Styles, boot script and icons. Nothing here is requested before the first paint. */
export function DocumentScripts({ assets }: { assets: DocumentAssets }) {
  const { boot, storedLanguage, styles, styleFiles, font, icon } = assets;
  return (
    <>
      {/* Enabled by the boot script if the font is cached; otherwise it is loaded after the text. */}
      <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" media="not all" />
      <Inline tag="script" text={boot} />
      {useLanguage().language === sourceLanguage && offeredLanguages.length > 1 && (
        <Inline tag="script" text={storedLanguage} />
      )}
      {styles.map((css) => (
        <Inline key={css} tag="style" text={css} />
      ))}
      {styleFiles.map((file) => (
        <link key={file} rel="stylesheet" href={file} precedence="default" />
      ))}
      {/* After the page’s styles, because it overrides them. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React drops the content of a noscript in the head. */}
      <noscript dangerouslySetInnerHTML={{ __html: printStylesLink(assets.laterStyles) }} />
      <link rel="icon" href={address('/icons/32.png')} sizes="32x32" />
      <link rel="icon" href={icon} sizes="any" />
      <link rel="apple-touch-icon" href={address('/icons/180.png')} />
    </>
  );
}

/**
 * Loaded after the first paint: a template that the boot script unpacks. Last, because all islands are known only then.
 */
export function LaterScripts({ assets }: { assets: DocumentAssets }) {
  const islands = use(UsedIslandsContext);
  const chunks = assets.chunks.filter((chunk) => chunk.islands?.some((name) => islands?.has(name)) ?? true);
  const integrity = Object.fromEntries(chunks.map((chunk) => [chunk.address, chunk.integrity]));
  return (
    <>
      {/* https://html.spec.whatwg.org/multipage/webappapis.html#integrity-metadata */}
      {chunks.length > 0 && <Inline tag="script" type="importmap" text={JSON.stringify({ integrity })} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React drops the content of a template. */}
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

/** Applies only to print, and only if scripts are disabled. */
const printStylesLink = ({ address }: Script): string => `<link rel="stylesheet" href="${address}" media="print">`;

/** Paths of pages have no dot, those of files do. */
const pagesOfThisSite = `a[href^="${address('/')}"]:not([href*="."])`;

/**
 * Prefetch on hover, prerender on press (docs/decisions/021):
 * https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: pagesOfThisSite }, eagerness: 'moderate' }],
  // Links of languages are excluded: prerendered, an English page would redirect to the language stored so far.
  prerender: [{ where: { selector_matches: `${pagesOfThisSite}:not([data-action])` }, eagerness: 'conservative' }],
});
