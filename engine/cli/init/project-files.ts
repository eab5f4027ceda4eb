import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { slugOf } from '../../content/languages/plain-letters.ts';
import { enginePackage, type PackageFile } from '../support/engine-package.ts';

export interface ProjectFacts {
  owner: string;
  /** The packed engine; undefined if it comes from a registry. */
  engine: string | undefined;
  /** Packages of a site with code, in addition to the engine. Such a site has its own fitout.config.ts. */
  packages?: Pick<PackageFile, 'dependencies' | 'devDependencies'>;
}

const commands = [
  'dev',
  'build',
  'serve',
  'check',
  'new',
  'languages',
  'translations',
  'theme',
  'import',
  'edit',
  'doctor',
  'upgrade',
] as const;

export const siteScripts: Readonly<Record<string, string>> = {
  start: 'fitout build && fitout serve',
  test: 'fitout check',
  ...Object.fromEntries(commands.map((name) => [name, `fitout ${name}`])),
};

const config = `import { defineSite } from 'fitout';

/** The code of this site: sections, parts of the frame, components, headers, redirects. An editor suggests each field. */
export default defineSite({});
`;

/** The files of a site that are not content, by path from its folder. */
export function projectFiles(facts: ProjectFacts): Map<string, string | Buffer> {
  const { owner, engine } = facts;
  const read = (file: string) => readFileSync(join(import.meta.dirname, 'project', file), 'utf8');
  const vendored = engine && `vendor/${basename(engine)}`;
  return new Map<string, string | Buffer>([
    ['package.json', write(packageOf(facts, vendored))],
    ['tsconfig.json', write(compilerOptions(facts))],
    ...(facts.packages ? [] : [['fitout.config.ts', config] as const]),
    ['.gitignore', 'node_modules\ndist\n.cache\n'],
    ['.github/workflows/site.yml', read('workflow.yml')],
    ['README.md', read('readme.md').replaceAll('[[name]]', () => owner)],
    ...(engine && vendored ? [[vendored, readFileSync(engine)] as const] : []),
  ]);
}

/** The compiler is no dependency, as data has no types: `fitout check` tells owners who write code to install it. */
const compilerOptions = ({ packages }: ProjectFacts) => ({
  extends: 'fitout/tsconfig.json',
  ...(packages?.devDependencies?.['@types/node'] && { compilerOptions: { types: ['fitout/client', 'node'] } }),
  include: ['.', '.cache/types'],
});

const packageOf = ({ owner, packages }: ProjectFacts, vendored: string | undefined) => ({
  name: `${slugOf(owner) || 'my'}-portfolio`,
  description: `The portfolio of ${owner}.`,
  private: true,
  type: 'module',
  engines: enginePackage.engines,
  scripts: siteScripts,
  dependencies: { ...packages?.dependencies, fitout: vendored ? `file:${vendored}` : enginePackage.version },
  ...(packages?.devDependencies && { devDependencies: packages.devDependencies }),
});

const write = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
