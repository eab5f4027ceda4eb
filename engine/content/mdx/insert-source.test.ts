import { expect, test } from 'vitest';
import { projectRoot } from '../../../tests/support/project-root.ts';
import { cutSource, insertSource, sourcesIn } from './insert-source.ts';
import type { Tree } from './text-tree.ts';

const text = `/** What it does. */
export function one(a: number) {
  return a;
}

const two = 2;
export const three = {
  four: 4,
} as const;
`;

test.each([
  ['one', 'export function one(a: number) {\n  return a;\n}'],
  ['two', 'const two = 2;'],
  ['three', 'export const three = {\n  four: 4,\n} as const;'],
  ['five', undefined],
  ['on', undefined],
])('cutSource returns the complete declaration of %s, if it exists', (name, code) => {
  expect(cutSource(text, name)).toBe(code);
});

const nodeOf = (file: string, name: string): Tree => ({
  type: 'mdxJsxFlowElement',
  name: 'Source',
  attributes: [
    { type: 'mdxJsxAttribute', name: 'file', value: file },
    { type: 'mdxJsxAttribute', name: 'name', value: name },
  ],
});

test('replaces <Source> with the code from the file', () => {
  const node = nodeOf('engine/content/mdx/insert-source.ts', 'sourcesIn');
  const problems: string[] = [];
  insertSource(projectRoot, node, (message) => problems.push(message));
  expect(problems).toEqual([]);
  expect(node).toMatchObject({ type: 'code', lang: 'ts', value: expect.stringContaining('text.matchAll') });
});

test.each([
  ['src/nowhere.ts', 'one', 'name a TypeScript file'],
  ['../secret.ts', 'one', 'name a TypeScript file'],
  ['src/../package.json', 'one', 'name a TypeScript file'],
  ['engine/content/mdx/insert-source.ts', 'nothing', 'does not declare nothing'],
])('reports <Source> with the file %s and the name %s', (file, name, says) => {
  const problems: string[] = [];
  insertSource(projectRoot, nodeOf(file, name), (message) => problems.push(message));
  expect(problems).toEqual([expect.stringContaining(says)]);
});

test('sourcesIn returns the code of the files that a text shows', () => {
  for (const attributes of [
    'file="engine/content/mdx/insert-source.ts" name="cutSource"',
    "name='cutSource' file='engine/content/mdx/insert-source.ts'",
  ]) {
    const [file] = sourcesIn(projectRoot, `<Source ${attributes} />`);
    expect(file, attributes).toContain('export function cutSource');
  }
});
