import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { listOverrides, overridesFolder } from '../overrides/overrides.ts';

/** How the bundler is to name classes, so that they are found again: `class_` + six of a hash + `__` + its own name. */
export const classPattern = 'class_[hash]__[local]';
const bundled = /\bclass_[\w-]+?__([A-Za-z][\w-]*)/g;

const first = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letters = `${first}abcdefghijklmnopqrstuvwxyz`;

/** The nth name of a capital and a letter, then of a capital and two: AA, AB … Zz, AAA … Those of adverts are left out. */
export function* shortNames(): Generator<string, never> {
  for (let ends = ['']; ; ends = ends.flatMap((end) => [...letters].map((letter) => letter + end))) {
    if (ends[0] === '') continue;
    for (const start of first) for (const end of ends) if (!/^ad/i.test(start + end)) yield start + end;
  }
}

/**
 * Names the classes of style sheets.
 * @param sheets text of each by its path; the same sheets give the same names
 * @returns the short name by path and the name in the sheet, as `path.name`
 */
export function nameClasses(sheets: Readonly<Record<string, string>>): Map<string, string> {
  const names = shortNames();
  const own = Object.entries(sheets)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, css]) => [...new Set(css.match(/\.[A-Za-z_][\w-]*/g))].map((name) => path + name));
  return new Map(own.map((name) => [name, names.next().value]));
}

/**
 * Gives the classes of CSS modules names of two letters instead of nine and more: they stand in every page, and a hash
 * does not compress. The browser's bundle and the pages' agree, as both read the same sheets.
 */
export function shortClasses(projectRoot: string, siteRoot: string): Plugin[] {
  let names: Map<string, string> | undefined;
  const rename = (code: string, id: string): { code: string; map: null } => {
    names ??= nameClasses(readSheets(projectRoot, siteRoot));
    const path = pathOf(projectRoot, id);
    return {
      code: code.replace(bundled, (whole, local: string) => names?.get(`${path}.${local}`) ?? whole),
      map: null,
    };
  };
  const filter = { id: /\.module\.css(?:\?|$)/ };
  return [
    { name: 'short-classes:sheets', apply: 'build', transform: { filter, handler: rename } },
    { name: 'short-classes:scripts', apply: 'build', enforce: 'post', transform: { filter, handler: rename } },
  ];
}

const pathOf = (projectRoot: string, id: string) =>
  relative(projectRoot, id.replace(/\?.*$/, '')).replaceAll('\\', '/');

/** The project's sheets, and the owner's in place of those that they replace. */
function readSheets(projectRoot: string, siteRoot: string): Record<string, string> {
  const replaced = new Set(listOverrides(siteRoot));
  return Object.fromEntries(
    globSync('src/**/*.module.css', { cwd: projectRoot })
      .map((path) => path.replaceAll('\\', '/'))
      .map((path) => [
        path,
        readFileSync(replaced.has(path) ? join(siteRoot, overridesFolder, path) : join(projectRoot, path), 'utf8'),
      ]),
  );
}
