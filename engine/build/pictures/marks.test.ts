import { DOMParser } from '@xmldom/xmldom';
import { expect, test } from 'vitest';
import { drawMarks } from './marks.ts';

const parse = (drawing: string) => new DOMParser().parseFromString(drawing, 'image/svg+xml');
const viewsOf = (drawing: string) =>
  [...parse(drawing).getElementsByTagName('view')].map((view) => [
    view.getAttribute('id'),
    view.getAttribute('viewBox'),
  ]);

test('each mark has a square in the drawing, and a view of that square with the mark’s id', () => {
  const drawing = drawMarks(['logos:go', 'devicon:react', 'lucide:database']);
  expect(viewsOf(drawing)).toEqual([
    ['logos-go', '0 0 100 100'],
    ['devicon-react', '100 0 100 100'],
    ['lucide-database', '200 0 100 100'],
  ]);
  const squares = [...parse(drawing).getElementsByTagName('svg')].slice(1);
  expect(squares.map((square) => square.getAttribute('x'))).toEqual(['0', '100', '200']);
  expect(squares.every((square) => square.getElementsByTagName('path').length > 0)).toBe(true);
  expect(parse(drawing).documentElement?.getAttribute('viewBox')).toBe('0 0 300 100');
});

test('a mark that two skills share is drawn once', () => {
  expect(viewsOf(drawMarks(['logos:go', 'logos:go'])).map(([id]) => id)).toEqual(['logos-go']);
});

test('no two marks share an id, such as that of a gradient', () => {
  const drawing = drawMarks(['logos:python', 'devicon:vscode', 'devicon:css']);
  const ids = [...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(3);
  expect(new Set(ids).size).toBe(ids.length);
});
