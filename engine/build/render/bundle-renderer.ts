import { cacheFolder } from '../../content/cache/disk-cache.ts';
import type { SiteCode } from '../../content/code/site-code.ts';
import { sourceFile } from '../../content/site-root.ts';
import { address } from '../../routes/addresses.ts';
import { type RendererBundle, recordChunks, renderer, separatePrint } from './load-renderer.ts';
import { runVite } from './run-vite.ts';
import { sourcesKey } from './sources-key.ts';
import { checks, viteConfig } from './vite-config.ts';

/** Bundles the code that renders pages into a folder of the cache, unless the cache has that bundle. */
export async function bundleRenderer(code: SiteCode): Promise<RendererBundle> {
  const outDir = await cacheFolder('renderers', [sourcesKey(code)], async (folder) => {
    const config = viteConfig(code);
    await runVite({
      ...config,
      plugins: [...(config.plugins ?? []), recordChunks(), separatePrint()],
      base: address('/'),
      build: {
        ...config.build,
        ssr: sourceFile(renderer),
        outDir: folder,
        emptyOutDir: true,
        ssrEmitAssets: true,
        cssMinify: 'lightningcss',
        rolldownOptions: { checks, output: { entryFileNames: 'render-[hash].js' } },
      },
    });
  });
  return { outDir };
}
