import { execFile } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from './project-root.ts';

/** Each folder with those that it may import, beside itself. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  'src/content': [],
  'src/i18n': ['src/content'],
  'src/site': ['src/content', 'src/i18n'],
  'src/ui': ['src/content', 'src/i18n', 'src/site'],
  'src/islands': ['src/content', 'src/i18n', 'src/site', 'src/ui'],
  'src/machines': ['src/content', 'src/i18n', 'src/site', 'src/ui', 'src/islands'],
  'src/games': ['src/content', 'src/i18n', 'src/site', 'src/ui', 'src/islands'],
  'src/pages': ['src/content', 'src/i18n', 'src/site', 'src/ui', 'src/islands', 'src/machines', 'src/games'],
  'src/document': [
    'src/content',
    'src/i18n',
    'src/site',
    'src/ui',
    'src/islands',
    'src/machines',
    'src/games',
    'src/pages',
  ],
  'src/browser': [],
  publish: ['src'],
  cli: ['src', 'publish'],
};

/** Single files that a folder may import beside those. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // The names of all texts are a type.
  'src/content': ['src/i18n/locales/en.json'],
  'src/browser': [
    'src/i18n/days.ts',
    'src/i18n/translate.ts',
    'src/islands/wake-islands.ts',
    // Names alone: the privacy text lists what scripts store.
    'src/site/stored-names.ts',
  ],
};

/** What a build alone has. */
const buildOnly = /^(src\/(content|site)\/|publish\/|cli\/|node:|zod$|vite$|react-dom\/server)/;
const buildOnlyFiles = ['src/i18n/languages.ts', 'src/islands/island.tsx'];

const isOfBrowser = (file: string) =>
  /\.island\.tsx$|\.browser\.tsx?$|\/use-[\w-]+\.ts$|^src\/browser\//.test(file) ||
  /^src\/islands\/(error-boundary|hydrate-island|hydrated|keep-typed|wake-islands)\.tsx?$/.test(file);

const files = globSync('{src,publish,cli}/**/*.{ts,tsx}', { cwd: projectRoot, exclude: ['**/*.test.*'] }).map((file) =>
  file.replaceAll('\\', '/'),
);

/** What a file imports: packages by their names, files by their paths from the project's folder. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(projectRoot, file), 'utf8');
  return [...text.matchAll(/(?:\bfrom|\bimport\(|^import) ?'([^'\n]+)'/gm)].map(([, path = '']) =>
    path.startsWith('.')
      ? relative(projectRoot, join(projectRoot, file, '..', path.replace(/\?.*$/, ''))).replaceAll('\\', '/')
      : path,
  );
}

const roomOf = (file: string) => Object.keys(rooms).find((room) => file.startsWith(`${room}/`)) ?? '';

test('imports run one way', () => {
  const wrong = files.flatMap((file) => {
    const room = roomOf(file);
    const allowed = [room, ...(rooms[room] ?? []), ...(isOfBrowser(file) ? ['src/browser'] : [])];
    return importsOf(file)
      .filter((path) => /^(src|publish|cli)\//.test(path) && !exceptions[room]?.includes(path))
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
    .filter(({ path }) => path !== 'src/site/stored-names.ts')
    .map(({ file, path }) => `${file} imports ${path}`);
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
      include: ['../src', '../publish', '../cli'],
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
  expect(ofBrowser).toContain('src/browser/page.ts');
  const faults = output.match(/^(src|publish|cli)\/\S+?(?=\(\d+,\d+\): error)/gm) ?? [];
  expect(faults).toContain('src/browser/page.ts');
  expect([...new Set(faults)].filter((file) => !ofBrowser.has(file) && !/\.test\.tsx?$/.test(file))).toEqual([]);
});
