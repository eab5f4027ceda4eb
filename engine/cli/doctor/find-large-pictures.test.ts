import { expect, test } from 'vitest';
import { describeProblem } from '../../content/problems.ts';
import { findLargePictures } from './find-large-pictures.ts';

test('reports a drawing and a photograph above their size limits, and no smaller ones', () => {
  const pictures = [
    { file: 'pictures/map.svg', size: 150_001 },
    { file: 'pictures/small.svg', size: 150_000 },
    { file: 'articles/1-a/door.jpg', size: 10_000_001 },
    { file: 'pictures/small.jpg', size: 150_001 },
  ];
  expect(findLargePictures(pictures).map(describeProblem)).toEqual([
    'pictures/map.svg: 151 kB, the limit is 150 kB: make the file smaller, visitors load a drawing unchanged',
    'articles/1-a/door.jpg: 10001 kB, the limit is 10000 kB: make the file smaller, pages show at most 1600 pixels of its width',
  ]);
});
