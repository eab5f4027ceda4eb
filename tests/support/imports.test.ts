import { execFile } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { engineRoot } from '../../engine/content/site-root.ts';
import { projectRoot } from './project-root.ts';

/** Each room of the engine with those that it may import, beside itself. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  content: [],
  i18n: ['content'],
  routes: ['content', 'i18n'],
  ui: ['content', 'i18n', 'routes'],
  islands: ['content', 'i18n', 'routes', 'ui'],
  pages: ['content', 'i18n', 'routes', 'ui', 'islands'],
  document: ['content', 'i18n', 'routes', 'ui', 'islands', 'pages'],
  browser: [],
  // What the package exports of all of them.
  surface: ['content', 'i18n', 'routes', 'ui', 'islands', 'pages', 'document', 'browser', 'build'],
  build: ['content', 'i18n', 'routes', 'ui', 'islands', 'pages', 'document', 'browser'],
  cli: ['content', 'i18n', 'routes', 'ui', 'islands', 'pages', 'document', 'browser', 'build'],
};

/** Single files that a room may import beside those. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // The names of all texts are a type.
  content: ['i18n/locales/en.json'],
  browser: [
    'i18n/days.ts',
    'i18n/translate.ts',
    'islands/wake-islands.ts',
    // Names alone: the privacy text lists what scripts store.
    'routes/stored-names.ts',
  ],
};

/** What a build alone has. */
const buildOnly = /^((content|routes|build|cli)\/|node:|zod$|vite$|react-dom\/server)/;
const buildOnlyFiles = ['i18n/languages.ts', 'islands/island.tsx'];

const isOfBrowser = (file: string) =>
  /\.island\.tsx$|\.browser\.tsx?$|\/use-[\w-]+\.ts$|^browser\//.test(file) ||
  /^islands\/(error-boundary|hydrate-island|hydrated|keep-typed|wake-islands)\.tsx?$/.test(file);

const files = globSync('{browser,build,cli,content,document,i18n,islands,pages,routes,surface,ui}/**/*.{ts,tsx}', {
  cwd: engineRoot,
  exclude: ['**/*.test.*', '**/template/**'],
}).map((file) => file.replaceAll('\\', '/'));

/** What a file imports: packages by their names, files by their paths from the engine's folder. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(engineRoot, file), 'utf8');
  return [...text.matchAll(/(?:\bfrom|\bimport\(|^import) ?'([^'\n]+)'/gm)].map(([, path = '']) =>
    path.startsWith('.')
      ? relative(engineRoot, join(engineRoot, file, '..', path.replace(/\?.*$/, ''))).replaceAll('\\', '/')
      : path,
  );
}

const roomOf = (file: string) => Object.keys(rooms).find((room) => file.startsWith(`${room}/`)) ?? '';

test('imports run one way', () => {
  const wrong = files.flatMap((file) => {
    const room = roomOf(file);
    const allowed = [room, ...(rooms[room] ?? []), ...(isOfBrowser(file) ? ['browser'] : [])];
    return importsOf(file)
      .filter((path) => /\//.test(path) && (roomOf(path) || path.startsWith('..')) && !exceptions[room]?.includes(path))
      .filter((path) => !allowed.some((one) => path.startsWith(`${one}/`)))
      .map((path) => `${file} imports ${path}`);
  });
  expect(wrong).toEqual([]);
});

test('what reaches the browser is given content and addresses: it imports neither, and nothing of Node', () => {
  const wrong = files
    .filter(isOfBrowser)
    .flatMap((file) => importsOf(file).map((path) => ({ file, path })))
    .filter(({ path }) => buildOnly.test(path) || buildOnlyFiles.includes(path))
    .filter(({ path }) => path !== 'routes/stored-names.ts')
    .map(({ file, path }) => `${file} imports ${path}`);
  expect(wrong).toEqual([]);
});

/** What the code of a site imports that is not its own. */
const importsOfSite = (site: string) =>
  globSync('**/*.{ts,tsx}', {
    cwd: site,
    exclude: ['**/{node_modules,dist,acceptance,.cache}/**', '**/*.test.*'],
  }).flatMap((file) =>
    [...readFileSync(join(site, file), 'utf8').matchAll(/(?:\bfrom|\bimport\(|^import) ?'([^'\n]+)'/gm)]
      .map(([, path = '']) => path)
      .filter((path) => !path.startsWith('.') || relative(site, join(site, file, '..', path)).startsWith('..'))
      .map((path) => ({ file, path })),
  );

test.each(['site', 'tests/fixtures/site'])('%s imports the engine by its name', (site) => {
  const imports = importsOfSite(join(projectRoot, site));
  expect(imports.length).toBeGreaterThan(0);
  const wrong = imports.filter(
    ({ path }) => !/^(fitout(\/(browser|islands|schemas|ui))?|react|fast-check|node:.*)$/.test(path),
  );
  expect(wrong).toEqual([]);
});

test('so do the tests of the site', () => {
  const files = globSync('site/**/*.{ts,tsx}', { cwd: projectRoot, exclude: ['**/{node_modules,dist,.cache}/**'] });
  expect(files.length).toBeGreaterThan(0);
  const wrong = files.filter((file) => /from '(\.\.\/)+engine\//.test(readFileSync(join(projectRoot, file), 'utf8')));
  expect(wrong).toEqual([]);
});

const tsc = async (...options: string[]): Promise<string> =>
  promisify(execFile)(process.execPath, [join(projectRoot, 'node_modules/typescript/bin/tsc'), ...options], {
    cwd: projectRoot,
  }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );

// tsconfig.browser.json compiles what reaches the browser without Node; what it does not compile has to do without the DOM.
test('each file does without Node or without the DOM', async () => {
  const config = join(projectRoot, `.cache/tsconfig.no-dom.${process.pid}.json`);
  onTestFinished(() => rmSync(config));
  mkdirSync(join(projectRoot, '.cache'), { recursive: true });
  writeFileSync(
    config,
    JSON.stringify({
      extends: '../tsconfig.json',
      compilerOptions: { lib: ['ES2025'] },
      include: ['../engine'],
    }),
  );
  const [listed, output] = await Promise.all([
    tsc('-p', 'tsconfig.browser.json', '--listFilesOnly'),
    tsc('-p', config, '--pretty', 'false'),
  ]);
  const ofBrowser = new Set(
    listed
      .trim()
      .split('\n')
      .map((file) => relative(projectRoot, file).replaceAll('\\', '/')),
  );
  expect(ofBrowser).toContain('engine/browser/page.ts');
  const faults = output.match(/^engine\/\S+?(?=\(\d+,\d+\): error)/gm) ?? [];
  expect(faults).toContain('engine/browser/page.ts');
  expect([...new Set(faults)].filter((file) => !ofBrowser.has(file) && !/\.test\.tsx?$/.test(file))).toEqual([]);
});
