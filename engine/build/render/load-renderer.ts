import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { engineRoot, siteRoot } from '../../content/site-root.ts';

/** Absolute path without its ending, like all modules here. */
export const renderer = join(engineRoot, 'document/render-page');
export const everyPage: readonly string[] = [renderer];

export interface RendererBundle {
  outDir: string;
}

export interface Renderer {
  render: typeof import('../../document/render-page.tsx');
  /** The styles of a page: shared ones, and those of its layout and kind of page. */
  stylesOf: (modules: readonly string[]) => string;
}

interface Chunk {
  modules: string[];
  imports: string[];
  css: string[];
}

type Chunks = Readonly<Record<string, Chunk>>;

const chunksFile = 'chunks.json';
const printFile = 'print.css';

/** In minified style sheets: rules for print, up to two blocks deep. */
const printRules = /@media print\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

/** A name that does not depend on where engine and site are, because sites may share a cache. */
function nameOf(module: string): string {
  const [ofEngine, ofSite] = [engineRoot, siteRoot].map((root) => relative(root, module).replaceAll('\\', '/'));
  return ofEngine?.startsWith('..') ? `site/${ofSite}` : `engine/${ofEngine}`;
}

/**
 * Takes the rules for print out of a bundle’s style sheets, because pages would contain them before the first paint,
 * and writes them beside it, for `printStylesOf`.
 */
export function separatePrint(): Plugin {
  return {
    name: 'separate-print',
    generateBundle(_options, bundle) {
      const found = new Set<string>();
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        const css = String(file.source);
        for (const [rule] of css.matchAll(printRules)) found.add(rule);
        file.source = css.replaceAll(printRules, '');
      }
      this.emitFile({ type: 'asset', fileName: printFile, source: [...found].join('') });
    },
  };
}

/** The rules for print of all pages, from a bundle that `separatePrint` has changed. */
export const printStylesOf = ({ outDir }: RendererBundle): string => readFileSync(join(outDir, printFile), 'utf8');

/** Writes a list of the modules, imports and styles of each file of a bundle beside it, for `loadRenderer`. */
export function recordChunks(): Plugin {
  return {
    name: 'record-chunks',
    writeBundle({ dir = '' }, bundle) {
      const chunks: Record<string, Chunk> = {};
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const modules = file.moduleIds.map((id) => nameOf(id.replace(/\.\w+(?:\?.*)?$/, '')));
        chunks[file.fileName] = { modules, imports: file.imports, css: [...(file.viteMetadata?.importedCss ?? [])] };
      }
      writeFileSync(join(dir, chunksFile), JSON.stringify(chunks));
    },
  };
}

/** Imports a bundle that `recordChunks` has described; throws where a module is not in it. */
export async function loadRenderer({ outDir }: RendererBundle): Promise<Renderer> {
  const chunks: Chunks = JSON.parse(readFileSync(join(outDir, chunksFile), 'utf8'));
  const chunkOf = new Map(
    Object.entries(chunks).flatMap(([file, { modules }]) => modules.map((module): [string, string] => [module, file])),
  );
  const find = (module: string): string => {
    const file = chunkOf.get(nameOf(module));
    if (!file) throw new Error(`the bundle has no ${module}`);
    return file;
  };
  const read = (files: readonly string[]) =>
    files.map((file) => readFileSync(join(outDir, file), 'utf8').trim()).join('');
  const seen = new Set<string>();
  const shared = everyPage.flatMap((module) => collectStyles(chunks, find(module), seen));
  const styles = new Map<string, string>();
  return {
    render: await import(pathToFileURL(join(outDir, find(renderer))).href),
    stylesOf(modules) {
      const its = new Set<string>();
      const own = modules
        .flatMap((module) => collectStyles(chunks, find(module), its))
        .filter((file) => !shared.includes(file));
      const key = own.join();
      const known = styles.get(key) ?? read([...shared, ...own]);
      styles.set(key, known);
      return known;
    },
  };
}

/** A chunk’s styles come before those of its imports: the entry’s styles declare the order of layers. */
function collectStyles(chunks: Chunks, file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const { imports = [], css = [] } = chunks[file] ?? {};
  return [...css, ...imports.flatMap((one) => collectStyles(chunks, one, seen))];
}
