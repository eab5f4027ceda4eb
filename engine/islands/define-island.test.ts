import { expect, test } from 'vitest';
import type { IslandDefinition } from './define-island.ts';

const modules = import.meta.glob<{ island: IslandDefinition<object> }>('../**/*.island.tsx', { eager: true });

test('finds island files', () => {
  expect(Object.keys(modules)).not.toEqual([]);
});

test.each(Object.entries(modules))('%s exports an island with the name of its file', (file, module) => {
  expect(module.island.name).toBe(/([^/]+)\.island\.tsx$/.exec(file)?.[1]);
});

test('island names are unique, because each name identifies a file', () => {
  const names = Object.values(modules).map(({ island }) => island.name);
  expect(new Set(names).size).toBe(names.length);
});
