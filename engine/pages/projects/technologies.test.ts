import { expect, test } from 'vitest';
import { listTechnologies, readTechnology, writeTechnology } from './technologies.ts';

const three = [
  { technologies: ['HTML', 'C#'] },
  { technologies: ['HTML', 'A & <B>'] },
  { technologies: ['HTML', 'A & <B>'] },
];
const dozen = [...three, ...Array.from({ length: 9 }, () => ({ technologies: ['HTML'] }))];
const technologies = listTechnologies(dozen);

test('lists the technologies of most projects first', () => {
  expect(technologies).toEqual([
    { name: 'HTML', projects: dozen.map((_, index) => index) },
    { name: 'A & <B>', projects: [1, 2] },
    { name: 'C#', projects: [0] },
  ]);
});

test('lists no technologies for fewer than a dozen projects', () => {
  expect(listTechnologies(dozen.slice(1))).toEqual([]);
});

for (const { name } of technologies) {
  test(`writes ${name} into the address and reads it back`, () => {
    const query = writeTechnology('?ref=mail', name);
    expect(query).toMatch(/^\?ref=mail&tech=/);
    expect(readTechnology(query, technologies)?.name).toBe(name);
    expect(writeTechnology(query, undefined)).toBe('?ref=mail');
  });
}

test('reads a technology from the address in any case, and ignores an unknown technology', () => {
  expect(readTechnology('?tech=HtMl', technologies)?.name).toBe('HTML');
  expect(readTechnology('?tech=COBOL', technologies)).toBeUndefined();
  expect(readTechnology('', technologies)).toBeUndefined();
  expect(writeTechnology('', undefined)).toBe('');
});
