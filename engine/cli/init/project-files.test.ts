import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectFiles } from './project-files.ts';

test('a new project has its owner’s name, the packed engine, and scripts for the commands', () => {
  const root = mkdtempSync(join(tmpdir(), 'project-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const engine = join(root, 'fitout-1.2.3.tgz');
  writeFileSync(engine, 'packed');
  const files = projectFiles({ owner: 'Ada $& Łö', engine });
  expect(JSON.parse(String(files.get('package.json')))).toMatchObject({
    name: 'ada-lo-portfolio',
    dependencies: { fitout: 'file:vendor/fitout-1.2.3.tgz' },
    scripts: { start: 'fitout build && fitout serve', test: 'fitout check', upgrade: 'fitout upgrade' },
  });
  expect(String(files.get('vendor/fitout-1.2.3.tgz'))).toBe('packed');
  expect(files.get('README.md')).toMatch(/^# Ada \$& Łö\n/);
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['.gitignore', '.github/workflows/site.yml', 'fitout.config.ts', 'tsconfig.json']),
  );
});

test('depends on a published engine by version; a site with code gets its packages and types, and no config', () => {
  const packages = { dependencies: { font: '1.0.0' }, devDependencies: { '@types/node': '2.0.0' } };
  const files = projectFiles({ owner: 'Ada', engine: undefined, packages });
  const { dependencies, devDependencies } = JSON.parse(String(files.get('package.json')));
  expect(dependencies).toEqual({ font: '1.0.0', fitout: expect.stringMatching(/^\d+\.\d+\.\d+/) });
  expect(devDependencies).toEqual({ '@types/node': '2.0.0' });
  expect(JSON.parse(String(files.get('tsconfig.json'))).compilerOptions.types).toContain('node');
  expect(files.has('fitout.config.ts')).toBe(false);
});
