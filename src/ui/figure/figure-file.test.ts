import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fillFigure } from './figure-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'figure-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fill(drawing: string, labels: Record<string, string>) {
  const source = join(folder, 'a.svg');
  writeFileSync(source, drawing);
  return fillFigure(
    { source, file: 'articles/1-a/two beads.svg', name: '', width: 1, height: 1, drawing: true },
    labels,
  );
}

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" fill="none">
  <!-- a bead -->
  <circle r="4"/>
  <text x="2" y="5">{bead}</text>
  <text>R 1.30</text>
</svg>`;

test('the words of a text take their places, and what is no drawing is left out', () => {
  const { svg, viewBox, path } = fill(drawing, { bead: 'red & <round>' });
  expect(svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g fill="none" id="figure"><circle r="4"/>' +
      '<text x="2" y="5">red &amp; &lt;round&gt;</text><text>R 1.30</text></g></svg>\n',
  );
  expect(viewBox).toBe('0 0 9 9');
  expect(path).toMatch(/^\/assets\/two-beads-[0-9a-f]{10}\.svg$/);
});

test('other words are another file', () => {
  const [red, blue, again] = ['red', 'blue', 'red'].map((bead) => fill(drawing, { bead }).path);
  expect(blue).not.toBe(red);
  expect(again).toBe(red);
});

test.each([
  ['', [0, 1.2, 1.2]],
  [' data-lines="up"', [-2.4, 1.2, 1.2]],
  [' data-lines="middle"', [-1.2, 1.2, 1.2]],
])('three lines of a label%s', (lines, expected) => {
  const { svg } = fill(drawing.replace('x="2"', `x="2"${lines}`), { bead: 'a | b | c' });
  const spans = [...svg.matchAll(/<tspan x="2"(?: dy="(.*?)em")?>[abc]</g)].map(([, dy = 0]) => Number(dy));
  expect(spans).toEqual(expected);
  expect(svg).not.toContain('data-lines');
});
