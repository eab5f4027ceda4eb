import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { InlineConfig, Rolldown } from 'vite';
import { cache } from '../../src/content/disk-cache.ts';
import { site } from '../../src/content/site.ts';
import { siteRoot } from '../../src/content/site-root.ts';
import type { AskedWords, Chunk, Script } from '../../src/document/document-scripts.tsx';
import { offeredLanguages, sourceLanguage } from '../../src/i18n/languages.ts';
import { address, base } from '../../src/site/addresses.ts';
import { replaceFiles } from '../overrides/replace-files.ts';
import { findIslandWords } from './island-words.ts';
import { sourcesKey } from './sources-key.ts';
import { themeConstants } from './theme-styles.ts';

const pageScript = 'src/browser/page.ts';
/** The inline scripts: that of every page, those of pages in the source language and of pages with cards, and the one behind the ribbon. */
const inlineScripts = {
  boot: 'src/browser/boot.ts',
  storedLanguage: 'src/browser/stored-language.ts',
  arrival: 'src/browser/arrival.ts',
  ribbon: 'src/browser/ribbon.ts',
} as const;

/** Their texts. */
export type InlineScripts = Record<keyof typeof inlineScripts, string>;

export interface ScriptBundle extends InlineScripts {
  script: Script;
  /** What it imports when it is needed: React and the islands. */
  chunks: Chunk[];
  /** The style sheet that comes with the script: what only the script shows, and paper. */
  laterStyles: Script;
  /** What islands may ask `t` for: their lists must have it. */
  askedWords: AskedWords;
}

interface Bundled {
  inline: InlineScripts;
  files: {
    fileName: string;
    text: string;
    kind: 'entry' | 'chunk' | 'styles';
    /** As in `Chunk`. */
    islands?: string[] | undefined;
  }[];
  askedWords: AskedWords;
}

/**
 * Bundles what the browser runs, or takes what an earlier build has bundled from the same sources.
 * @param outDir the folder of the site's home page
 */
export async function bundleScripts(root: string, outDir: string): Promise<ScriptBundle> {
  const { inline, files, askedWords } = await cache('scripts', [sourcesKey(root)], () => bundleAll(root), {
    large: true,
  });
  const write = (kind: Bundled['files'][number]['kind']): Chunk[] =>
    files
      .filter((file) => file.kind === kind)
      .map(({ fileName, text, islands }) => {
        const path = join(outDir, fileName);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
        return { address: address(`/${fileName}`), integrity: integrityOf(text), ...(islands && { islands }) };
      });
  const [[script], chunks, [styles]] = [write('entry'), write('chunk'), write('styles')];
  if (!script || !styles) throw new Error(`the bundle has no ${pageScript}`);
  return { ...inline, script, chunks, laterStyles: styles, askedWords };
}

async function bundleAll(root: string): Promise<Bundled> {
  let askedWords: AskedWords = {};
  const [page, inline, styles] = await Promise.all([
    bundlePageScript(root, (words) => {
      askedWords = words;
    }),
    bundleInline(root),
    bundleStyles(root, laterStyles),
  ]);
  const chunks = page.filter((file) => file.type === 'chunk');
  const scripts = chunks.map((chunk) => ({
    fileName: chunk.fileName,
    text: chunk.code,
    kind: chunk.isEntry ? ('entry' as const) : ('chunk' as const),
    islands: islandsThatNeed(chunk, chunks),
  }));
  return { inline, files: [...scripts, { ...styles, kind: 'styles' }], askedWords };
}

const islandFile = /\/([\w-]+)\.island\.tsx$/;

/** The names of the islands that import a chunk, by whatever way but through the page's script; undefined where none does. */
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
  const names = chunks.flatMap((chunk) =>
    reaches(chunk) ? (islandFile.exec(chunk.facadeModuleId ?? '')?.[1] ?? []) : [],
  );
  return names.length > 0 ? names : undefined;
}

async function bundlePageScript(
  root: string,
  onWords: (words: AskedWords) => void,
): Promise<Rolldown.RolldownOutput['output']> {
  return bundle({
    root,
    base: address('/'),
    plugins: [findIslandWords(onWords)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      // The pages bring the styles of their islands along.
      cssCodeSplit: false,
      // As for a library: else Vite adds what would load the styles of chunks, which have none.
      lib: { entry: join(root, pageScript), formats: ['es'] },
      rolldownOptions: {
        // What islands share with the page's script may lie in it.
        preserveEntrySignatures: 'allow-extension',
        output: {
          minify: true,
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          codeSplitting: {
            groups: [
              { name: 'page', test: /\/src\/(browser|islands\/wake|i18n\/days)/ },
              // Of many small files each would need its hash in every page.
              {
                name: 'react',
                test: /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/(ui|i18n|islands|pages\/article\/beneath)/,
              },
            ],
          },
        },
      },
    },
  });
}

/** The style sheet that no page needs for its first look. */
export const laterStyles = 'src/browser/later.css';

async function bundleStyles(root: string, file: string): Promise<{ fileName: string; text: string }> {
  const files = await bundle({
    root,
    base: address('/'),
    build: {
      rolldownOptions: { input: join(root, file), output: { assetFileNames: 'assets/[name]-[hash][extname]' } },
    },
  });
  const style = files.find(({ fileName }) => fileName.endsWith('.css'));
  if (style?.type !== 'asset') throw new Error(`${file} gave no style sheet`);
  return { fileName: style.fileName, text: String(style.source) };
}

/** Bundles the inline scripts. */
export async function bundleInline(root: string): Promise<InlineScripts> {
  const prefixes = offeredLanguages.map(({ code }) => code).filter((code) => code !== sourceLanguage);
  const bundleOne = async (input: string) => {
    const [file] = await bundle({
      root,
      configFile: false,
      plugins: [replaceFiles(root, siteRoot)],
      define: {
        __BASE__: JSON.stringify(base),
        __LANGUAGES__: JSON.stringify(prefixes),
        __INTRO__: JSON.stringify(site.intro),
        ...themeConstants,
      },
      build: {
        target: ['chrome125', 'firefox128', 'safari17.5'],
        rolldownOptions: { input: join(root, input), output: { format: 'iife' } },
      },
    });
    return file.code.trim();
  };
  const bundled = Object.entries(inlineScripts).map(async ([name, input]) => [name, await bundleOne(input)]);
  return Object.fromEntries(await Promise.all(bundled)) as InlineScripts;
}

async function bundle(config: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  const { build } = await import('vite');
  const result = await build({
    logLevel: 'warn',
    ...config,
    build: { write: false, modulePreload: false, ...config.build },
  });
  const [{ output }] = (Array.isArray(result) ? result : [result]) as [Rolldown.RolldownOutput];
  return output;
}

/** A hash as https://www.w3.org/TR/sri-2/ writes it. */
function integrityOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
