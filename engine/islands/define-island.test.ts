import { expect, test } from 'vitest';
import type { IslandDefinition } from './define-island.ts';

const modules = import.meta.glob<{ island: IslandDefinition<object> }>('../**/*.island.tsx', { eager: true });

test('there are islands', () => {
  expect(Object.keys(modules)).not.toEqual([]);
});

test.each(Object.entries(modules))('%s exports an island that is named as its file', (file, module) => {
  expect(module.island.name).toBe(/([^/]+)\.island\.tsx$/.exec(file)?.[1]);
});

test('no two islands have one name: the name finds the file', () => {
  const names = Object.values(modules).map(({ island }) => island.name);
  expect(new Set(names).size).toBe(names.length);
});
