import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { site } from '../../src/content/site.ts';

export const renderer = 'src/document/render-page.tsx';
/** What every page has the styles of: the renderer, and what it imports only where the content wants it. */
export const everyPage: readonly string[] = [renderer, ...(site.intro ? ['src/document/intro.tsx'] : [])];

/** The bundled renderer: `loadRenderer` makes it run, in any thread. */
export interface RendererBundle {
  outDir: string;
}

export interface Renderer {
  render: typeof import('../../src/document/render-page.tsx');
  /** The styles of a page: what all pages share, and what its layout and its kind of page add. */
  stylesOf: (modules: readonly string[]) => string;
}

/** Loads a bundled renderer. */
export async function loadRenderer({ outDir }: RendererBundle): Promise<Renderer> {
  const manifest: Manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));
  const read = (files: readonly string[]) =>
    files.map((file) => readFileSync(join(outDir, file), 'utf8').trim()).join('');
  const seen = new Set<string>();
  const shared = everyPage.flatMap((module) => collectStyles(manifest, module, seen));
  const styles = new Map<string, string>();
  return {
    render: await import(pathToFileURL(join(outDir, manifest[renderer]?.file ?? '')).href),
    stylesOf(modules) {
      const its = new Set<string>();
      const own = modules
        .flatMap((module) => collectStyles(manifest, module, its))
        .filter((file) => !shared.includes(file));
      const key = own.join();
      const known = styles.get(key) ?? read([...shared, ...own]);
      styles.set(key, known);
      return known;
    },
  };
}

/** A chunk's styles before those of its imports: the entry's own name the order of the layers. */
function collectStyles(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the bundle has no ${key}`);
  const { imports = [], css = [] } = chunk;
  return [...css, ...imports.flatMap((one) => collectStyles(manifest, one, seen))];
}
