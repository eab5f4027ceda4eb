import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '../../engine/content/files/site-files.ts';
import { engineRoot, siteRoot } from '../../engine/content/site-root.ts';

test('every @keyframes name is unique, because names are global and the last definition would win', () => {
  const files = [engineRoot, siteRoot].flatMap((root) => siteFiles(root, '**/*.css').map((file) => join(root, file)));
  const names = files
    .filter((file) => !file.includes(join(engineRoot, 'dist')))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name));
  expect(names).toContain('rise');
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});
