import { join, posix } from 'node:path';
import type { Plugin } from 'vite';
import { framePlaces } from '../../content/code/define-site.ts';
import type { FrameFile, SiteCode } from '../../content/code/site-code.ts';
import { siteFiles } from '../../content/files/site-files.ts';
import { engineRoot, siteRoot } from '../../content/site-root.ts';
import { replaceable } from './replaceable.ts';

const prefix = 'virtual:fitout/';

/** Virtual modules through which the engine imports the site’s code, and the list of its own islands. */
export function siteCode(code: SiteCode, root: string = siteRoot): Plugin {
  const modules = writeModules(code, root);
  return {
    name: 'site-code',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:fitout\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:fitout\// },
      handler(id) {
        const name = id.slice(1 + prefix.length);
        const text = modules.get(name);
        if (text === undefined) throw new Error(`no module named ${prefix}${name}`);
        return text;
      },
    },
  };
}

function writeModules(code: SiteCode, root: string): Map<string, string> {
  const pathOf = (file: string): string => quote(join(root, file));
  const lazy = (file: string): string => `() => import(${pathOf(file)})`;
  const islands = mapOf(code.islands, ({ file }) => lazy(file));
  const props = Object.fromEntries(Object.entries(code.islands).filter(([, { props }]) => props));
  const parts = Object.values(code.frame).flat();
  return new Map([
    ['islands', `export default ${islands};`],
    ['engine-islands', `export default ${listEngineIslands()};`],
    ['props', `export default ${mapOf(props, (island) => lazy(island.props ?? ''))};`],
    ['pages', `export default ${mapOf(code.pages, lazy)};`],
    ['layouts', `export default ${mapOf(code.layouts, lazy)};`],
    ['games', `export default ${mapOf(code.games, lazy)};`],
    ['sections', listSections(code.sections, pathOf)],
    ...framePlaces.map((place): [string, string] => [`frame/${place}`, listFrame(code.frame[place] ?? [], pathOf)]),
    [
      'after-load',
      runAll(
        parts.map(({ afterLoad }) => afterLoad),
        pathOf,
      ),
    ],
    ...Object.entries(replaceable).map(([name, { module, named }]): [string, string] => {
      const own = code.components[name];
      return [
        `components/${name}`,
        own
          ? `export { default } from ${pathOf(own)};`
          : `export { ${named} as default } from ${quote(join(engineRoot, module))};`,
      ];
    }),
  ]);
}

/** Lists the islands of the engine; in the published package they are compiled to JavaScript. */
function listEngineIslands(): string {
  const files = siteFiles(engineRoot, '**/*.island.{tsx,js}');
  const byName = Object.fromEntries(files.map((file) => [posix.basename(file).replace(/\..*/, ''), file]));
  return mapOf(byName, (file) => `() => import(${quote(join(engineRoot, file))})`);
}

const quote = (path: string): string => JSON.stringify(path.replaceAll('\\', '/'));

const mapOf = <Value>(record: Readonly<Record<string, Value>>, write: (value: Value) => string): string =>
  `{ ${Object.entries(record)
    .map(([name, value]) => `${JSON.stringify(name)}: ${write(value)}`)
    .join(', ')} }`;

type PathOf = (file: string) => string;

const importAll = (files: readonly string[], pathOf: PathOf): string =>
  files.map((file, index) => `import * as part${index} from ${pathOf(file)};\n`).join('');

function listFrame(parts: readonly FrameFile[], pathOf: PathOf): string {
  const entries = parts.map(
    ({ component, beforePaint }, index) =>
      `{ file: ${JSON.stringify(component)}, module: part${index}, beforePaint: ${JSON.stringify(beforePaint)} }`,
  );
  return `${importAll(
    parts.map(({ component }) => component),
    pathOf,
  )}export default [${entries.join(', ')}];`;
}

function listSections(sections: SiteCode['sections'], pathOf: PathOf): string {
  const entries = Object.entries(sections).map(
    ([name, file], index) => `${JSON.stringify(name)}: { file: ${JSON.stringify(file)}, module: part${index} }`,
  );
  return `${importAll(Object.values(sections), pathOf)}export default { ${entries.join(', ')} };`;
}

const runAll = (files: readonly (string | undefined)[], pathOf: PathOf): string =>
  files.map((file) => (file ? `import ${pathOf(file)};` : '')).join('\n');
