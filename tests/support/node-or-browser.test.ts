import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from './project-root.ts';

const tsc = async (...options: string[]): Promise<string> =>
  promisify(execFile)(process.execPath, [join(projectRoot, 'node_modules/typescript/bin/tsc'), ...options], {
    cwd: projectRoot,
  }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );

// tsconfig.browser.json compiles what runs in the browser, without Node; all other code must not use the DOM.
test('engine code outside tsconfig.browser.json does not use the DOM', async () => {
  const config = join(projectRoot, `.cache/tsconfig.no-dom.${process.pid}.json`);
  onTestFinished(() => rmSync(config));
  mkdirSync(join(projectRoot, '.cache'), { recursive: true });
  writeFileSync(
    config,
    JSON.stringify({
      extends: '../tsconfig.json',
      compilerOptions: { lib: ['ES2025'] },
      include: ['../engine'],
      exclude: ['../**/*.test.ts', '../**/*.test.tsx'],
    }),
  );
  const [listed, output] = await Promise.all([
    tsc('-p', 'tsconfig.browser.json', '--listFilesOnly'),
    // Several checkers would each check the files that they share.
    tsc('-p', config, '--pretty', 'false', '--checkers', '1'),
  ]);
  const ofBrowser = new Set(
    listed
      .trim()
      .split('\n')
      .map((file) => relative(projectRoot, file).replaceAll('\\', '/')),
  );
  expect(ofBrowser).toContain('engine/browser/page.ts');
  const problems = output.match(/^engine\/\S+?(?=\(\d+,\d+\): error)/gm) ?? [];
  expect(problems).toContain('engine/browser/page.ts');
  expect([...new Set(problems)].filter((file) => !ofBrowser.has(file))).toEqual([]);
});
