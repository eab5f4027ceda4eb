import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Rolldown } from 'vite';
import type { ScriptTable } from '../../src/app/held-imports.ts';
import { site } from '../../src/content/site.ts';
import { offeredLanguages, sourceLanguage } from '../../src/i18n/languages.ts';
import { address, base } from '../../src/site/addresses.ts';

/** Source files of the two entries, from the project's root. */
const clientEntry = 'src/app/entry.client.tsx';
const serverEntry = 'src/app/entry.server.tsx';
const bootEntry = 'src/app/boot/boot.ts';

/** A file of the scripts. */
export interface Script {
  address: string;
  /** Its hash, as in https://www.w3.org/TR/sri-2/: a browser runs no other text under this address. */
  integrity?: string;
}

/** The scripts and styles of the browser, as they lie in `dist`. */
export interface ClientBundle {
  /** The text of the inline script. */
  boot: string;
  /** The script that wakes the page up. */
  entry: Script;
  /** The table of the chunks that it loads, with their hashes. */
  table: Script;
  /** Addresses of the styles that every page begins with. */
  sharedStyles: string[];
  /** Addresses of the styles that a page's component adds. */
  stylesOf: (module: string | undefined) => string[];
}

/**
 * Bundles what the browser loads.
 * @param root the project's folder
 * @param outDir the folder of the site's home page; it is emptied
 */
export async function bundleClient(root: string, outDir: string): Promise<ClientBundle> {
  await build({
    root,
    base: address('/'),
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: {
        input: clientEntry,
        preserveEntrySignatures: 'allow-extension',
        // Everything else is one file, the entry: many small ones compress worse and are more to ask for.
        output: { codeSplitting: { groups: [{ name: 'core', test: (id) => !apart.test(id) }] } },
      },
    },
  });
  const manifest: Manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));
  const shared = collectStyles(manifest, clientEntry);
  const entry = chunk(manifest, clientEntry).file;
  const script = (file: string): Script => ({
    address: address(`/${file}`),
    integrity: integrityOf(join(outDir, file)),
  });
  return {
    boot: await bundleBoot(root),
    entry: script(entry),
    table: script(writeTable(manifest, outDir)),
    sharedStyles: shared,
    stylesOf: (module) => (module ? collectStyles(manifest, module).filter((file) => !shared.includes(file)) : []),
  };
}

/** Writes the table of all chunks for src/app/held-imports.ts, and names its file by what is in it. */
function writeTable(manifest: Manifest, outDir: string): string {
  const chunks = Object.values(manifest).filter(({ isDynamicEntry }) => isDynamicEntry);
  const table: ScriptTable = Object.fromEntries(
    chunks.map(({ name, file }) => [name, [address(`/${file}`), integrityOf(join(outDir, file))]]),
  );
  const text = JSON.stringify(table);
  const file = `assets/scripts-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
  writeFileSync(join(outDir, file), text);
  return file;
}

/** What is a chunk of its own or part of one: the pages, the command menu, each language's dictionary. */
const apart = /\/src\/pages\/|\/src\/app\/command-menu\/(?:command-menu|use-commands)\b|\/content\/locales\//;

/**
 * Bundles the renderer and loads it.
 * @param root the project's folder
 */
export async function bundleServer(root: string): Promise<typeof import('../../src/document/render-page.tsx')> {
  const outDir = join(root, '.cache/server');
  await build({
    root,
    base: address('/'),
    logLevel: 'warn',
    build: {
      ssr: serverEntry,
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'render.js' } },
    },
  });
  return import(pathToFileURL(join(outDir, 'render.js')).href);
}

/** Bundles the inline script. */
export async function bundleBoot(root: string): Promise<string> {
  const prefixes = offeredLanguages.map(({ code }) => code).filter((code) => code !== sourceLanguage);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: {
      __BASE__: JSON.stringify(base),
      __LANGUAGES__: JSON.stringify(prefixes),
      __INTRO__: JSON.stringify(site.intro),
    },
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

function integrityOf(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}

/** A chunk's styles before those of its imports: the entry's own name the order of the layers. */
function collectStyles(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const { imports = [], css = [] } = chunk(manifest, key);
  return [...css.map((file) => address(`/${file}`)), ...imports.flatMap((one) => collectStyles(manifest, one, seen))];
}

function chunk(manifest: Manifest, key: string) {
  const found = manifest[key];
  if (!found) throw new Error(`the bundle has no ${key}`);
  return found;
}
