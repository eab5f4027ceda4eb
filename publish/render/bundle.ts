import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Manifest, type Rolldown } from 'vite';
import { site } from '../../src/content/site.ts';
import type { Script } from '../../src/document/document-scripts.tsx';
import { offeredLanguages, sourceLanguage } from '../../src/i18n/languages.ts';
import { address, base } from '../../src/site/addresses.ts';

/** Source files of the entries, from the project's root. */
const pageScript = 'src/browser/page.ts';
const bootScript = 'src/browser/boot.ts';
const renderer = 'src/document/render-page.tsx';

/** The scripts of the browser, as they lie in `dist`. */
export interface ScriptBundle {
  /** The text of the inline script. */
  boot: string;
  /** The script of every page. */
  script: Script;
  /** What it imports when it is needed: React and the islands. */
  chunks: Script[];
}

/**
 * Bundles what the browser runs.
 * @param root the project's folder
 * @param outDir the folder of the site's home page
 */
export async function bundleScripts(root: string, outDir: string): Promise<ScriptBundle> {
  const [page, boot] = await Promise.all([bundlePageScript(root), bundleBoot(root)]);
  const script = (file: Rolldown.OutputChunk): Script => {
    const path = join(outDir, file.fileName);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file.code);
    return { address: address(`/${file.fileName}`), integrity: integrityOf(file.code) };
  };
  const files = page.filter((file) => file.type === 'chunk');
  const entry = files.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error(`the bundle has no ${pageScript}`);
  return { boot, script: script(entry), chunks: files.filter((file) => file !== entry).map(script) };
}

async function bundlePageScript(root: string): Promise<Rolldown.RolldownOutput['output']> {
  return bundle({
    root,
    base: address('/'),
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
              { name: 'page', test: /\/src\/(browser|islands\/wake|i18n\/(days|locale|translate))/ },
              { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
            ],
          },
        },
      },
    },
  });
}

/** Bundles the inline script. */
export async function bundleBoot(root: string): Promise<string> {
  const prefixes = offeredLanguages.map(({ code }) => code).filter((code) => code !== sourceLanguage);
  const [file] = await bundle({
    root,
    configFile: false,
    define: {
      __BASE__: JSON.stringify(base),
      __LANGUAGES__: JSON.stringify(prefixes),
      __INTRO__: JSON.stringify(site.intro),
    },
    build: {
      target: ['chrome125', 'firefox128', 'safari17.5'],
      rolldownOptions: { input: join(root, bootScript), output: { format: 'iife' } },
    },
  });
  return file.code.trim();
}

async function bundle(config: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({
    logLevel: 'warn',
    ...config,
    build: { write: false, modulePreload: false, ...config.build },
  });
  const [{ output }] = (Array.isArray(result) ? result : [result]) as [Rolldown.RolldownOutput];
  return output;
}

/** The renderer of the pages, and the styles that they use. */
export interface Renderer {
  render: typeof import('../../src/document/render-page.tsx');
  /** Style sheets of a page: what all pages share, and what this kind of page adds. */
  stylesOf: (module: string | undefined) => string[];
}

/** The folders that a build works with. */
export interface Roots {
  projectRoot: string;
  /** Where `content/` lies, and `dist/` will: src/content/site-root.ts. */
  siteRoot: string;
}

/** Bundles the renderer and loads it. */
export async function bundleRenderer({ projectRoot: root, siteRoot }: Roots): Promise<Renderer> {
  // Inside the project, where its packages are found; builds of several sites may go on at once.
  const outDir = join(root, '.cache/renderer', createHash('sha256').update(siteRoot).digest('hex').slice(0, 8));
  await build({
    root,
    base: address('/'),
    logLevel: 'warn',
    build: {
      ssr: renderer,
      outDir,
      emptyOutDir: true,
      manifest: true,
      ssrEmitAssets: true,
      cssMinify: 'lightningcss',
      rolldownOptions: { output: { entryFileNames: 'render-[hash].js' } },
    },
  });
  const manifest: Manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));
  const read = (files: readonly string[]) =>
    files.map((file) => readFileSync(join(outDir, file), 'utf8').trim()).join('');
  const shared = collectStyles(manifest, renderer);
  const styles = new Map<string, string[]>();
  return {
    render: await import(pathToFileURL(join(outDir, manifest[renderer]?.file ?? '')).href),
    stylesOf(module) {
      const own = module ? collectStyles(manifest, module).filter((file) => !shared.includes(file)) : [];
      const key = own.join();
      const known = styles.get(key) ?? [read(shared), read(own)].filter(Boolean);
      styles.set(key, known);
      return known;
    },
  };
}

/** A hash as https://www.w3.org/TR/sri-2/ writes it. */
function integrityOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
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
