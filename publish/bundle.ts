import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Rolldown } from 'vite';
import { offeredLanguages, sourceLanguage } from '../src/i18n/languages.ts';

/** Source files of the two entries, from the project's root. */
const clientEntry = 'src/app/entry.client.tsx';
const serverEntry = 'src/app/entry.server.tsx';
const bootEntry = 'src/app/boot/boot.ts';

/** The scripts and styles of the browser, as they lie in `dist`. */
export interface ClientBundle {
  /** Address of the entry script. */
  entry: string;
  /** The text of the inline script. */
  boot: string;
  /** Addresses of the styles that a page needs, shared ones first. */
  stylesOf: (module: string | undefined) => string[];
}

/**
 * Bundles what the browser loads.
 * @param root the project's folder
 * @param outDir where the built site goes; it is emptied
 */
export async function bundleClient(root: string, outDir: string): Promise<ClientBundle> {
  await build({
    root,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: { input: clientEntry, preserveEntrySignatures: 'exports-only' },
    },
  });
  const manifest: Manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));
  const entry = `/${chunk(manifest, clientEntry).file}`;
  return {
    entry,
    boot: await bundleBoot(root, entry),
    stylesOf: (module) => {
      const styles = new Set<string>();
      collectStyles(manifest, clientEntry, styles);
      if (module) collectStyles(manifest, module, styles);
      return [...styles].map((file) => `/${file}`);
    },
  };
}

/**
 * Bundles the renderer and loads it.
 * @param root the project's folder
 */
export async function bundleServer(root: string): Promise<typeof import('../src/app/entry.server.tsx')> {
  const outDir = join(root, '.cache/server');
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: serverEntry, outDir, emptyOutDir: true, rolldownOptions: { output: { entryFileNames: 'render.js' } } },
  });
  return import(`${pathToFileURL(join(outDir, 'render.js'))}?${Date.now()}`);
}

/**
 * Bundles the inline script.
 * @param entry address of the script that it loads later
 */
export async function bundleBoot(root: string, entry: string): Promise<string> {
  const prefixes = offeredLanguages.map(({ code }) => code).filter((code) => code !== sourceLanguage);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { __ENTRY__: JSON.stringify(entry), __LANGUAGES__: JSON.stringify(prefixes) },
    build: {
      write: false,
      target: ['chrome125', 'firefox128', 'safari17.5'],
      modulePreload: false,
      rolldownOptions: { input: join(root, bootEntry), output: { format: 'iife' } },
    },
  });
  const [{ output }] = (Array.isArray(result) ? result : [result]) as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}

function collectStyles(manifest: Manifest, key: string, styles: Set<string>, seen = new Set<string>()): void {
  if (seen.has(key)) return;
  seen.add(key);
  const { imports = [], css = [] } = chunk(manifest, key);
  for (const one of imports) collectStyles(manifest, one, styles, seen);
  for (const file of css) styles.add(file);
}

function chunk(manifest: Manifest, key: string) {
  const found = manifest[key];
  if (!found) throw new Error(`the bundle has no ${key}`);
  return found;
}
