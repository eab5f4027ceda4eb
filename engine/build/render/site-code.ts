import { join } from 'node:path';
import type { Plugin } from 'vite';
import { framePlaces } from '../../content/code/define-site.ts';
import type { FrameFile, SiteCode } from '../../content/code/read-code.ts';
import { engineRoot, siteRoot } from '../../content/site-root.ts';
import { replaceable } from './replaceable.ts';

const prefix = 'virtual:fitout/';

/**
 * The modules through which the engine reaches the site's code. Each lists files of the site by what they are for; which
 * file that is, only this plugin knows.
 */
export function siteCode(code: SiteCode): Plugin {
  const modules = writeModules(code);
  return {
    name: 'site-code',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:fitout\// }, handler: (id) => `\0${id}` },
    load: {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: Vite marks what is no file by it.
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

/** The modules by their names, without `virtual:fitout/`. */
function writeModules(code: SiteCode): Map<string, string> {
  const islands = mapOf(code.islands, ({ file }) => lazy(file));
  const props = Object.fromEntries(Object.entries(code.islands).filter(([, { props }]) => props));
  const parts = Object.values(code.frame).flat();
  return new Map([
    ['islands', `export default ${islands};`],
    ['props', `export default ${mapOf(props, (island) => lazy(island.props ?? ''))};`],
    ['pages', `export default ${mapOf(code.pages, lazy)};`],
    ['layouts', `export default ${mapOf(code.layouts, lazy)};`],
    ['games', `export default ${mapOf(code.games, lazy)};`],
    ['sections', listSections(code.sections)],
    ...framePlaces.map((place): [string, string] => [`frame/${place}`, listFrame(code.frame[place] ?? [])]),
    ['after-load', runAll(parts.map(({ afterLoad }) => afterLoad))],
    ...Object.entries(replaceable).map(([name, { module, named }]): [string, string] => {
      const own = code.components[name];
      return [
        `components/${name}`,
        own
          ? `export { default } from ${quote(join(siteRoot, own))};`
          : `export { ${named} as default } from ${quote(join(engineRoot, module))};`,
      ];
    }),
  ]);
}

const quote = (path: string): string => JSON.stringify(path.replaceAll('\\', '/'));

const lazy = (file: string): string => `() => import(${quote(join(siteRoot, file))})`;

const mapOf = <Value>(record: Readonly<Record<string, Value>>, write: (value: Value) => string): string =>
  `{ ${Object.entries(record)
    .map(([name, value]) => `${JSON.stringify(name)}: ${write(value)}`)
    .join(', ')} }`;

const importAll = (files: readonly string[]): string =>
  files.map((file, index) => `import * as part${index} from ${quote(join(siteRoot, file))};\n`).join('');

/** The parts in a place of the frame, in their order. */
function listFrame(parts: readonly FrameFile[]): string {
  const entries = parts.map(
    ({ component, beforePaint }, index) =>
      `{ file: ${JSON.stringify(component)}, module: part${index}, beforePaint: ${JSON.stringify(beforePaint)} }`,
  );
  return `${importAll(parts.map(({ component }) => component))}export default [${entries.join(', ')}];`;
}

/** The sections of the home page, by name. */
function listSections(sections: SiteCode['sections']): string {
  const entries = Object.entries(sections).map(
    ([name, file], index) => `${JSON.stringify(name)}: { file: ${JSON.stringify(file)}, module: part${index} }`,
  );
  return `${importAll(Object.values(sections))}export default { ${entries.join(', ')} };`;
}

const runAll = (files: readonly (string | undefined)[]): string =>
  files.map((file) => (file ? `import ${quote(join(siteRoot, file))};` : '')).join('\n');
