import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../../tests/support/project-root.ts';

/** Declarations that mean left and right in every language; all others use start and end. */
const physical: Readonly<Record<string, string>> = {
  'engine/pages/article/article-page.module.css margin-right': 'room for the shadow',
  'engine/pages/article/prose.module.css margin': 'room for the shadow',
  'engine/ui/prose/figures.css margin': 'room for the shadow',
  'engine/ui/prose/demos.css margin': 'room for the shadow',
  'engine/pages/home/banner.module.css margin-right': 'room for the shadow',
  'engine/pages/project/project-page.module.css margin-right': 'room for the shadow',
};

const physicalProperty =
  /^(left|right|float|text-align|(margin|padding|border|scroll-margin|scroll-padding)-(left|right).*)$/;

test('styles use start and end instead of left and right, except for listed declarations', () => {
  const found = globSync('engine/**/*.css', { cwd: projectRoot, exclude: ['engine/dist/**'] }).flatMap((file) =>
    [...readFileSync(join(projectRoot, file), 'utf8').matchAll(/^\s+([a-z-]+): (.+);$/gm)]
      .filter(([, property = '', value = '']) => isSided(property, value))
      .map(([, property]) => `${file.replaceAll('\\', '/')} ${property}`),
  );
  expect([...new Set(found)].sort()).toEqual(Object.keys(physical).sort());
});

function isSided(property: string, value: string): boolean {
  if (property === 'float' || property === 'text-align') return /^(left|right)$/.test(value);
  const sides = value.replace(/\([^()]*(\([^()]*\)[^()]*)*\)/g, '').split(' ');
  if (/^(margin|padding|inset)$/.test(property)) return sides.length === 4 && sides[1] !== sides[3];
  return physicalProperty.test(property);
}
