import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Bundled code is elsewhere, so the first module, which is not bundled, sets the variable for bundles and workers. */
process.env.FITOUT_ENGINE ??= join(import.meta.dirname, '..');
export const engineRoot: string = process.env.FITOUT_ENGINE;

/** The file of a module, given without its ending: `.ts` in the repository, `.js` in the package. */
export const sourceFile = (module: string): string => {
  const found = ['.ts', '.tsx', '.js'].map((ending) => module + ending).find((file) => existsSync(file));
  if (!found) throw new Error(`the engine has no module ${module}`);
  return found;
};

/** The sources of modules of the engine, as cache keys; modules are named as for `sourceFile`. */
export const readSources = (modules: readonly string[]): string[] =>
  modules.map((module) => readFileSync(sourceFile(module), 'utf8'));

/** Whether the engine runs from its TypeScript sources, in its own repository, and not from the package. */
export const fromSources: boolean = sourceFile(join(engineRoot, 'content/site-root')).endsWith('.ts');

/**
 * Whether a module is from a package other than the engine, which may itself be in `node_modules`.
 * @param id its absolute path
 */
export const isForeign = (id: string): boolean => {
  const path = id.replaceAll('\\', '/');
  const engine = `${engineRoot.replaceAll('\\', '/')}/`;
  return (path.startsWith(engine) ? path.slice(engine.length - 1) : path).includes('/node_modules/');
};

process.env.SITE = resolve(process.env.SITE ?? '.');
/** Absolute path of the site: the working directory, or the folder in the variable `SITE`. */
export const siteRoot: string = process.env.SITE;

/** Absolute path of the build cache. Tests let several sites share one. */
export const cacheRoot: string = process.env.FITOUT_CACHE ?? join(siteRoot, '.cache');
