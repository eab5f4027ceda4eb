import { cacheFolder } from '../../src/content/disk-cache.ts';
import { address } from '../../src/site/addresses.ts';
import { type RendererBundle, renderer } from './load-renderer.ts';
import { sourcesKey } from './sources-key.ts';

/** Bundles the renderer of the pages, or finds the bundle that an earlier build has made from the same sources. */
export async function bundleRenderer(root: string): Promise<RendererBundle> {
  const outDir = await cacheFolder('renderers', [sourcesKey(root)], async (folder) => {
    const { build } = await import('vite');
    await build({
      root,
      base: address('/'),
      logLevel: 'warn',
      build: {
        ssr: renderer,
        outDir: folder,
        emptyOutDir: true,
        manifest: true,
        ssrEmitAssets: true,
        cssMinify: 'lightningcss',
        rolldownOptions: { output: { entryFileNames: 'render-[hash].js' } },
      },
    });
  });
  return { outDir };
}
