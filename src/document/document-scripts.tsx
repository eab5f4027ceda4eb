import { use } from 'react';
import { useLanguage } from '../i18n/language-context.tsx';
import { offeredLanguages, sourceLanguage } from '../i18n/languages.ts';
import { UsedIslandsContext } from '../islands/island.tsx';
import { address } from '../site/addresses.ts';

export interface Script {
  address: string;
  /** Its hash, see https://www.w3.org/TR/sri-2/: the browser runs only a file with this hash. */
  integrity?: string;
}

export interface Chunk extends Script {
  /** Names of the islands that need it; absent where the page's own script does. */
  islands?: readonly string[];
}

/** By a file's name without its ending, such as `carousel.island`, what it and all that it imports may ask `t` for. */
export type AskedWords = Readonly<Record<string, readonly string[]>>;

export interface DocumentAssets {
  /** Text of the inline script that runs before the first paint. */
  boot: string;
  /** Text of the inline script of pages without a language in their address. */
  storedLanguage: string;
  /** Text of the inline script of pages with cards. */
  arrival: string;
  /** Text of the inline script that follows the ribbon. */
  ribbon: string;
  styles: readonly string[];
  /** Addresses of the style sheets that stay files: only in development. */
  styleFiles: readonly string[];
  script: Script;
  chunks: readonly Chunk[];
  laterStyles: Script;
  /** Not known in development. */
  askedWords?: AskedWords;
  font: string;
  icon: string;
}

/** Styles, boot script and icons. Nothing here is requested before the first paint. */
export function DocumentScripts({ assets, hasCards }: { assets: DocumentAssets; hasCards: boolean }) {
  const { boot, storedLanguage, arrival, styles, styleFiles, font, icon } = assets;
  return (
    <>
      {/* Enabled by the boot script if an earlier page has loaded the font; otherwise text is painted first. */}
      <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" media="not all" />
      <Inline tag="script" text={boot} />
      {useLanguage().language === sourceLanguage && offeredLanguages.length > 1 && (
        <Inline tag="script" text={storedLanguage} />
      )}
      {hasCards && <Inline tag="script" text={arrival} />}
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

/** Without script these styles are only needed for print. */
const paperLink = ({ address }: Script): string => `<link rel="stylesheet" href="${address}" media="print">`;

/** An element whose text is allowed by its hash in the page's policy: it must not be escaped. */
export function Inline({ tag: Tag, type, text }: { tag: 'script' | 'style'; type?: string; text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: text of our own bundler.
  return <Tag type={type} dangerouslySetInnerHTML={{ __html: text }} />;
}

/** Only paths of files contain a dot. The page's script loads a chosen language. */
const pagesOfThisSite = { selector_matches: `a[href^="${address('/')}"]:not([href*="."],[data-action])` };

/**
 * Prefetches a link on hover and prerenders it on press (docs/decisions/021).
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
const speculationRules = JSON.stringify({
  prefetch: [{ where: pagesOfThisSite, eagerness: 'moderate' }],
  prerender: [{ where: pagesOfThisSite, eagerness: 'conservative' }],
});
