import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Language, Parser } from 'web-tree-sitter';
import { checkMinutes } from '../../engine/build/checks/check-minutes.ts';
import { splitFrontMatter } from '../../engine/content/files/front-matter.ts';
import { readContent } from '../../engine/content/read-content.ts';
import { siteRoot } from '../../engine/content/site-root.ts';
import { projectRoot } from '../support/project-root.ts';

const content = await readContent(siteRoot);
const bodies = new Map(
  content.articles.map(({ number, slug }) => {
    const source = readFileSync(join(siteRoot, `articles/${number}-${slug}/en.mdx`), 'utf8');
    return [number, splitFrontMatter(source).body];
  }),
);

test('the stated reading time of each article is close to the computed time', () => {
  expect(checkMinutes(siteRoot, content)).toEqual([]);
});

function samples(...languages: string[]): { name: string; code: string }[] {
  return [...bodies].flatMap(([number, body]) =>
    [...body.matchAll(/^```(\w+)[^\n]*\n([\s\S]*?)^```/gm)]
      .filter(([, language]) => languages.includes(language ?? ''))
      .map(([, language, code = ''], index) => ({ name: `${number}-${index}.${language}`, code })),
  );
}

const typescript = samples('ts', 'tsx');

// Without a sample the compiler reports that it has no input.
test.runIf(typescript.length > 0)('each TypeScript sample in the articles compiles by itself', () => {
  const folder = join(projectRoot, '.cache/samples');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, code } of typescript) writeFileSync(join(folder, name), `${code}\nexport {};\n`);
  const compilerOptions = {
    target: 'ES2024',
    lib: ['ES2025', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*'] }));
  const compile = () =>
    execFileSync(join(projectRoot, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8', stdio: 'pipe' });
  expect(compile).not.toThrow();
});

test('the Go samples in the articles have no syntax errors', async () => {
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(join(projectRoot, 'node_modules/tree-sitter-go/tree-sitter-go.wasm')));
  const found = samples('go');
  expect(parser.parse('package main\nfunc main( {')?.rootNode.hasError).toBe(true);
  expect(found.filter(({ code }) => parser.parse(code)?.rootNode.hasError).map(({ name }) => name)).toEqual([]);
});

/** Samples need Go 1.19, the version in Debian 12. */
const go = (() => {
  try {
    const [, minor = '0'] = /go1\.(\d+)/.exec(execFileSync('go', ['version'], { encoding: 'utf8' })) ?? [];
    return Number(minor) >= 19;
  } catch {
    return false;
  }
})();

// Only where Go is installed.
test.runIf(go)('the Go samples in the articles pass go vet and their own tests', () => {
  const folders = new Set<string>();
  let folder = join(projectRoot, '.cache/go');
  // A previous run may have left a test beside another program.
  rmSync(folder, { recursive: true, force: true });
  for (const { name, code } of samples('go')) {
    const tests = code.includes('"testing"');
    // A test file belongs to the program before it.
    if (!tests) folder = join(projectRoot, '.cache/go', name.replace('.go', ''));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'go.mod'), 'module sample\n\ngo 1.19\n');
    writeFileSync(join(folder, tests ? 'main_test.go' : 'main.go'), code);
    folders.add(folder);
  }
  for (const cwd of folders) {
    for (const command of ['vet', 'test']) execFileSync('go', [command, './...'], { cwd, stdio: 'pipe' });
  }
});

test('lines of code samples have at most 72 characters, so that phones scroll little or not at all', () => {
  const long = samples('ts', 'tsx', 'go', 'sh', 'html', 'css', 'json').flatMap(({ name, code }) =>
    code
      .split('\n')
      .filter((line) => line.replaceAll('\t', '  ').length > 72)
      .map((line) => `${name}: ${line}`),
  );
  expect(long).toEqual([]);
});

test('no sentence of twelve or more words appears on the site twice', () => {
  const texts = [
    ...[...bodies.values()].map((body) => body.replace(/^```[\s\S]*?^```/gm, '')),
    ...Object.values(content.dictionaries.en ?? {}),
  ];
  const seen = new Map<string, number>();
  for (const text of texts) {
    for (const sentence of text.replace(/<[^>]+>/g, ' ').split(/(?<=[.!?])\s+|\n{2,}/)) {
      const words = sentence.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];
      if (words.length >= 12) seen.set(words.join(' '), (seen.get(words.join(' ')) ?? 0) + 1);
    }
  }
  expect([...seen].filter(([, times]) => times > 1)).toEqual([]);
});
