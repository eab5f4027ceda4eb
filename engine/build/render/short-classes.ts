import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { globSync } from 'tinyglobby';
import type { Plugin } from 'vite';

/** Class names from the bundler: `class_`, six characters of a hash, `__`, its own name. */
export const classPattern = 'class_[hash]__[local]';
const bundled = /\bclass_[\w-]+?__([A-Za-z][\w-]*)/g;

const first = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letters = `${first}abcdefghijklmnopqrstuvwxyz`;

/**
 * `AA`, `AB` … without end, longer when those are used up. None starts with “ad”, which ad blockers hide.
 */
export function* shortNames(): Generator<string, never> {
  for (let ends = ['']; ; ends = ends.flatMap((end) => [...letters].map((letter) => letter + end))) {
    if (ends[0] === '') continue;
    for (const start of first) for (const end of ends) if (!/^ad/i.test(start + end)) yield start + end;
  }
}

/** Names the classes of style sheets, given by path; the same sheets give the same names. */
export function nameClasses(sheets: Readonly<Record<string, string>>): Map<string, string> {
  const names = shortNames();
  const own = Object.entries(sheets)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, css]) => [...new Set(css.match(/\.[A-Za-z_][\w-]*/g))].map((name) => path + name));
  return new Map(own.map((name) => [name, names.next().value]));
}

/** Gives classes of CSS modules names of two letters: they are in every page, and hashes do not compress. */
export function shortClasses(engineRoot: string, siteRoot: string): Plugin[] {
  let names: Map<string, string> | undefined;
  /** A name that does not depend on where the engine is installed. */
  const nameOf = (file: string): string => {
    const path = relative(engineRoot, file).replaceAll('\\', '/');
    return path.startsWith('..') ? `site/${relative(siteRoot, file).replaceAll('\\', '/')}` : `engine/${path}`;
  };
  const rename = (code: string, id: string): { code: string; map: null } => {
    names ??= nameClasses(readSheets(engineRoot, siteRoot, nameOf));
    const path = nameOf(id.replace(/\?.*$/, ''));
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

function readSheets(engineRoot: string, siteRoot: string, nameOf: (file: string) => string): Record<string, string> {
  const sheetsIn = (folder: string, ignore: string[]) =>
    globSync('**/*.module.css', {
      cwd: folder,
      absolute: true,
      ignore: ['**/node_modules/**', 'dist/**', '**/.*/**', ...ignore],
    });
  const files = [...sheetsIn(engineRoot, []), ...sheetsIn(siteRoot, ['vendor/**'])];
  return Object.fromEntries(files.map((file) => [nameOf(file), readFileSync(file, 'utf8')]));
}
