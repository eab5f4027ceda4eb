import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { address } from '../../src/site/addresses.ts';
import { cacheFolder } from './bundle-cache.ts';
import { type RendererBundle, renderer } from './load-renderer.ts';

/**
 * Bundles the renderer of the pages, or finds the bundle that an earlier build has made from the same sources.
 * @param root the project's folder
 */
export async function bundleRenderer(root: string): Promise<RendererBundle> {
  const outDir = join(cacheFolder(root), 'renderer');
  if (existsSync(outDir)) return { outDir };
  // Bundled beside its place, and moved there whole: other builds may wait for the same.
  const part = `${outDir}-${process.pid}-${Date.now()}`;
  const { build } = await import('vite');
  await build({
    root,
    base: address('/'),
    logLevel: 'warn',
    build: {
      ssr: renderer,
      outDir: part,
      emptyOutDir: true,
      manifest: true,
      ssrEmitAssets: true,
      cssMinify: 'lightningcss',
      rolldownOptions: { output: { entryFileNames: 'render-[hash].js' } },
    },
  });
  if (existsSync(outDir)) rmSync(part, { recursive: true });
  else renameSync(part, outDir);
  return { outDir };
}
