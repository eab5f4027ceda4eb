import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../../tests/support/project-root.ts';

/** Declarations that mean left and right, whichever way a language is written; all others say start and end. */
const physical: Readonly<Record<string, string>> = {
  'src/pages/about/about-page.module.css margin-right': 'room for the shadow, which falls to the right',
  'src/document/language-select.module.css right': 'engines without anchors: the list hangs at the edge of the window',
  'src/pages/article/article-page.module.css margin-right': 'room for the shadow',
  'src/pages/article/prose.module.css margin': 'room for the shadow',
  'src/ui/prose/figures.css margin': 'room for the shadow',
  'src/ui/prose/machines.css margin': 'room for the shadow',
  'src/pages/home/banner.module.css margin-right': 'room for the shadow',
  'src/pages/project/project-page.module.css margin-right': 'room for the shadow',
  'src/ui/field.module.css padding-right': 'room for the arrow, which is a background and has no other side',
  'src/pages/about/carousel.module.css left': 'arrows point where swipes and arrow keys lead',
  'src/pages/about/carousel.module.css right': 'the same',
  'src/pages/about/carousel.module.css border-left': 'the same',
  'src/pages/about/carousel.module.css border-right': 'the same',
};

const sided = /^(left|right|float|text-align|(margin|padding|border|scroll-margin|scroll-padding)-(left|right).*)$/;

test('styles say start and end, not left and right, but for a few with a reason', () => {
  const found = globSync('src/**/*.css', { cwd: projectRoot }).flatMap((file) =>
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
  return sided.test(property);
}
