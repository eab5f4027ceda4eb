import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fillFigure } from './fill-figure.ts';

const folder = mkdtempSync(join(tmpdir(), 'figure-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fill(drawing: string, labels: Record<string, string>) {
  const source = join(folder, 'a.svg');
  writeFileSync(source, drawing);
  return fillFigure({ source }, labels);
}

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" fill="none">
  <!-- a bead -->
  <circle r="4"/>
  <text x="2" y="5">{bead}</text>
  <text>R 1.30</text>
</svg>`;

test('fills placeholders with escaped labels, and removes comments and blank space', () => {
  expect(fill(drawing, { bead: 'red & <round>' })).toEqual({
    viewBox: '0 0 9 9',
    inside: '<g fill="none"><circle r="4"/><text x="2" y="5">red &amp; &lt;round&gt;</text><text>R 1.30</text></g>',
  });
});

test.each([
  ['', [0, 1.2, 1.2]],
  [' data-lines="up"', [-2.4, 1.2, 1.2]],
  [' data-lines="middle"', [-1.2, 1.2, 1.2]],
])('positions three lines of a label%s', (lines, expected) => {
  const { inside } = fill(drawing.replace('x="2"', `x="2"${lines}`), { bead: 'a | b | c' });
  const spans = [...inside.matchAll(/<tspan x="2"(?: dy="(.*?)em")?>[abc]</g)].map(([, dy = 0]) => Number(dy));
  expect(spans).toEqual(expected);
  expect(inside).not.toContain('data-lines');
});
