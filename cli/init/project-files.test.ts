import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isSample, renameProject } from './project-files.ts';

test('README, package and lock file get the owner’s name; a README without the sample is somebody’s', () => {
  const root = mkdtempSync(join(tmpdir(), 'init-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const readme = '# Sample\n\nStart.\n\n<!-- sample -->\n\nA picture.\n\n<!-- /sample -->\n\nThe rest.\n';
  writeFileSync(join(root, 'README.md'), readme);
  writeFileSync(join(root, 'package.json'), '{ "name": "sample", "version": "1.0.0" }');
  writeFileSync(join(root, 'package-lock.json'), '{ "name": "sample", "packages": { "": { "name": "sample" } } }');
  expect(isSample(root)).toBe(true);
  const changes = renameProject(root, 'Ada $& Łö');
  expect(changes.get('README.md')).toBe(
    '# Ada $& Łö\n\nStart.\n\nThe portfolio of Ada $& Łö: what it says and shows stands in `content/`.\n\nThe rest.\n',
  );
  expect(JSON.parse(changes.get('package.json') ?? '')).toMatchObject({ name: 'ada-o-portfolio', version: '1.0.0' });
  expect(JSON.parse(changes.get('package-lock.json') ?? '').packages['']).toEqual({ name: 'ada-o-portfolio' });
  writeFileSync(join(root, 'README.md'), changes.get('README.md') ?? '');
  expect(isSample(root)).toBe(false);
});
