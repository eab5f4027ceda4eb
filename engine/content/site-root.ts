import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Absolute path of the engine's own files. Bundled code lies elsewhere, so the first to ask, which is not bundled,
 * leaves the answer to its bundles and its threads.
 */
process.env.FITOUT_ENGINE ??= join(import.meta.dirname, '..');
export const engineRoot: string = process.env.FITOUT_ENGINE;

/**
 * The file of a module of the engine: TypeScript here, compiled in the package.
 * @param module absolute path without its ending
 */
export const sourceFile = (module: string): string => {
  const found = ['.ts', '.tsx', '.js'].map((ending) => module + ending).find((file) => existsSync(file));
  if (!found) throw new Error(`the engine has no ${module}`);
  return found;
};

/** The texts of modules of the engine, as a part of what depends on them; they are named as for `sourceFile`. */
export const readSources = (modules: readonly string[]): string[] =>
  modules.map((module) => readFileSync(sourceFile(module), 'utf8'));

/** Whether the engine runs from its TypeScript sources, as in its own repository, and not from what is published. */
export const fromSources: boolean = sourceFile(join(engineRoot, 'content/site-root')).endsWith('.ts');

/** Whether a module belongs to another package than the engine, which itself may lie among the packages. */
export const isForeign = (id: string): boolean => {
  const path = id.replaceAll('\\', '/');
  const engine = `${engineRoot.replaceAll('\\', '/')}/`;
  return (path.startsWith(engine) ? path.slice(engine.length - 1) : path).includes('/node_modules/');
};

process.env.SITE = resolve(process.env.SITE ?? '.');
/** Absolute path of the site: the folder in which a command runs, or the one that the variable `SITE` names. */
export const siteRoot: string = process.env.SITE;

/** Absolute path of what is kept between builds. Tests let several sites share one. */
export const cacheRoot: string = process.env.FITOUT_CACHE ?? join(siteRoot, '.cache');
