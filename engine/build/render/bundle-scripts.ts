import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { InlineConfig, Rolldown } from 'vite';
import { cache } from '../../content/cache/disk-cache.ts';
import type { SiteCode } from '../../content/code/site-code.ts';
import { escapeRegExp } from '../../content/escape-regexp.ts';
import { engineRoot, siteRoot, sourceFile } from '../../content/site-root.ts';
import type { Chunk, RequestedKeys, Script } from '../../document/document-scripts.tsx';
import { offeredLanguages, sourceLanguage } from '../../i18n/languages.ts';
import { address, base } from '../../routes/addresses.ts';
import { findIslandKeys } from './island-keys.ts';
import { runVite } from './run-vite.ts';
import { siteCode } from './site-code.ts';
import { sourcesKey } from './sources-key.ts';
import { themeConstants } from './theme-styles.ts';
import { browserConditions, browsers, checks, viteConfig } from './vite-config.ts';

const pageScript = join(engineRoot, 'browser/page');
const inlineScripts = {
  boot: 'browser/boot',
  storedLanguage: 'browser/stored-language',
} as const;

export type InlineScripts = Record<keyof typeof inlineScripts, string> & { frame: Readonly<Record<string, string>> };

export interface ScriptBundle extends InlineScripts {
  script: Script;
  /** What the script imports on demand: React and the islands. */
  chunks: Chunk[];
  /** The style sheet that is loaded later, without the rules for print that pages have. */
  laterStyles: string;
  /** Text keys that islands use: their lists must contain them. */
  requestedKeys: RequestedKeys;
}

interface Bundled {
  inline: InlineScripts;
  files: {
    fileName: string;
    text: string;
    kind: 'entry' | 'chunk';
    islands?: string[] | undefined;
  }[];
  laterStyles: string;
  requestedKeys: RequestedKeys;
}

/** Bundles the scripts for browsers, or takes them from the cache, and writes them into `outDir`. */
export async function bundleScripts(outDir: string, code: SiteCode): Promise<ScriptBundle> {
  const { inline, files, laterStyles, requestedKeys } = await cache(
    'scripts',
    [sourcesKey(code)],
    () => bundleAll(code),
    {
      large: true,
    },
  );
  const write = (kind: Bundled['files'][number]['kind']): Chunk[] =>
    files
      .filter((file) => file.kind === kind)
      .map(({ fileName, text, islands }) => ({ ...writeAsset(outDir, fileName, text), ...(islands && { islands }) }));
  const [[script], chunks] = [write('entry'), write('chunk')];
  if (!script) throw new Error(`the bundle has no ${pageScript}`);
  return { ...inline, script, chunks, laterStyles, requestedKeys };
}

/** Writes the style sheet that every page loads later, into `outDir`. */
export function writeLaterStyles(outDir: string, text: string): Script {
  return writeAsset(outDir, `assets/later-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`, text);
}

function writeAsset(outDir: string, fileName: string, text: string): Script {
  const path = join(outDir, fileName);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return { address: address(`/${fileName}`), integrity: integrityOf(text) };
}

async function bundleAll(code: SiteCode): Promise<Bundled> {
  let requestedKeys: RequestedKeys = {};
  const [page, inline, styles] = await Promise.all([
    bundlePageScript(code, (keys) => {
      requestedKeys = keys;
    }),
    bundleInline(code),
    bundleStyles(laterStyles, code),
  ]);
  const chunks = page.filter((file) => file.type === 'chunk');
  const scripts = chunks.map((chunk) => ({
    fileName: chunk.fileName,
    text: chunk.code,
    kind: chunk.isEntry ? ('entry' as const) : ('chunk' as const),
    islands: islandsThatNeed(chunk, chunks),
  }));
  return { inline, files: scripts, laterStyles: styles, requestedKeys };
}

const islandFile = /\/([\w-]+)\.island\.(?:tsx|js)$/;

function islandsThatNeed(wanted: Rolldown.OutputChunk, chunks: Rolldown.OutputChunk[]): string[] | undefined {
  const reaches = (chunk: Rolldown.OutputChunk | undefined, seen = new Set<string>()): boolean => {
    if (!chunk || chunk.isEntry || seen.has(chunk.fileName)) return false;
    seen.add(chunk.fileName);
    const next = [...chunk.imports, ...chunk.dynamicImports];
    return (
      chunk === wanted ||
      next.some((name) =>
        reaches(
          chunks.find(({ fileName }) => fileName === name),
          seen,
        ),
      )
    );
  };
  const names = chunks
    .filter((chunk) => reaches(chunk))
    .flatMap(({ moduleIds }) => moduleIds.flatMap((id) => islandFile.exec(id)?.[1] ?? []));
  return names.length > 0 ? names : undefined;
}

async function bundlePageScript(
  code: SiteCode,
  onFound: (keys: RequestedKeys) => void,
): Promise<Rolldown.RolldownOutput['output']> {
  return bundle({
    ...viteConfig(code),
    base: address('/'),
    plugins: [...(viteConfig(code).plugins ?? []), findIslandKeys(onFound)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ...viteConfig(code).build,
      // Pages already contain the styles of their islands.
      cssCodeSplit: false,
      // A library build, because Vite otherwise adds code that loads styles of chunks, which have none. The style sheet
      // would otherwise be named after the site’s package.
      lib: { entry: sourceFile(pageScript), formats: ['es'], cssFileName: 'page' },
      rolldownOptions: {
        checks,
        // The page’s script may contain what islands share with it.
        preserveEntrySignatures: 'allow-extension',
        output: {
          minify: true,
          entryFileNames: 'assets/[name]-[hash:6].js',
          chunkFileNames: 'assets/[name]-[hash:6].js',
          codeSplitting: {
            groups: [
              { name: 'page', test: inEngine('browser|islands/wake|i18n/days') },
              // With many small files each page would need more hashes. The command menu is on every page.
              {
                name: 'react',
                test: (id: string) =>
                  /\/node_modules\/(react|react-dom|scheduler)\//.test(id) ||
                  inEngine('ui|i18n|islands|document/command-menu/command-menu.island|pages/article/side-by-side').test(
                    id,
                  ),
              },
              // Modules that islands of different folders share, each a few hundred bytes.
              { name: 'parts', test: besideContent, minShareCount: 2 },
            ],
          },
        },
      },
    },
  });
}

/** Matches files in these folders of the engine, wherever it is installed. */
const inEngine = (folders: string): RegExp => new RegExp(`^${patternOf(engineRoot)}/(${folders})`);

/** Matches the site’s files outside the folders of its content. */
const besideContent = new RegExp(`^${patternOf(siteRoot)}/(?!articles|frame|games|node_modules|pages|projects)`);

/** A folder as a bundler writes it, for a pattern: a copy’s name may be `site (1)`. */
function patternOf(folder: string): string {
  return escapeRegExp(folder.replaceAll('\\', '/'));
}

export const laterStyles = join(engineRoot, 'browser/later.css');

async function bundleStyles(file: string, code: SiteCode): Promise<string> {
  const files = await bundle({
    ...viteConfig(code),
    base: address('/'),
    build: {
      ...viteConfig(code).build,
      rolldownOptions: { checks, input: file },
    },
  });
  const style = files.find(({ fileName }) => fileName.endsWith('.css'));
  if (style?.type !== 'asset') throw new Error(`${file} produced no style sheet`);
  return String(style.source);
}

/** The inline scripts of pages, as texts: the engine’s, and those of `frame` by their file. */
export async function bundleInline(code: SiteCode): Promise<InlineScripts> {
  const prefixes = offeredLanguages.map((language) => language.code).filter((one) => one !== sourceLanguage);
  const bundleOne = async (input: string) => {
    const [file] = await bundle({
      root: siteRoot,
      configFile: false,
      plugins: [siteCode(code)],
      resolve: { conditions: browserConditions },
      define: {
        __BASE__: JSON.stringify(base),
        __LANGUAGES__: JSON.stringify(prefixes),
        ...themeConstants,
      },
      build: { target: browsers, rolldownOptions: { checks, input, output: { format: 'iife' } } },
    });
    return file.code.trim();
  };
  const files = Object.values(code.frame)
    .flat()
    .flatMap(({ beforePaint }) => beforePaint ?? []);
  const bundleEach = async (named: [name: string, file: string][]) =>
    Object.fromEntries(await Promise.all(named.map(async ([name, file]) => [name, await bundleOne(file)] as const)));
  const [engine, frame] = await Promise.all([
    bundleEach(Object.entries(inlineScripts).map(([name, file]) => [name, sourceFile(join(engineRoot, file))])),
    bundleEach(files.map((file) => [file, join(siteRoot, file)])),
  ]);
  return { ...(engine as Record<keyof typeof inlineScripts, string>), frame };
}

const bundle = (config: InlineConfig) =>
  runVite({ ...config, build: { write: false, modulePreload: false, ...config.build } });

function integrityOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
