import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { engineRoot, siteRoot } from '../../content/site-root.ts';

/** Its module: an absolute path without its ending, as all modules are named here. */
export const renderer = join(engineRoot, 'document/render-page');
/** What every page has the styles of. */
export const everyPage: readonly string[] = [renderer];

/** The bundled renderer: `loadRenderer` makes it run, in any thread. */
export interface RendererBundle {
  outDir: string;
}

/** The renderer of the pages, and the styles that they use. */
export interface Renderer {
  render: typeof import('../../document/render-page.tsx');
  /** The styles of a page: what all pages share, and what its layout and its kind of page add. */
  stylesOf: (modules: readonly string[]) => string;
}

/** A file of the bundle, with the files that it imports first. */
interface Chunk {
  modules: string[];
  imports: string[];
  css: string[];
}

type Chunks = Readonly<Record<string, Chunk>>;

const chunksFile = 'chunks.json';

/** A module's name in a bundle: the same wherever engine and site lie, as sites may share a cache. */
function nameOf(module: string): string {
  const [ofEngine, ofSite] = [engineRoot, siteRoot].map((root) => relative(root, module).replaceAll('\\', '/'));
  return ofEngine?.startsWith('..') ? `site/${ofSite}` : `engine/${ofEngine}`;
}

/** Writes down which file of the bundle holds which module, so that a page's styles are found. */
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

/** Loads a bundled renderer. */
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

/** A chunk's styles before those of its imports: the entry's own name the order of the layers. */
function collectStyles(chunks: Chunks, file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const { imports = [], css = [] } = chunks[file] ?? {};
  return [...css, ...imports.flatMap((one) => collectStyles(chunks, one, seen))];
}
