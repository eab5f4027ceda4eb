import { expect, test } from 'vitest';
import { describeProblem } from '../../content/problems.ts';
import { findLargePictures } from './find-large-pictures.ts';

test('a drawing and a photograph that are too large', () => {
  const pictures = [
    { file: 'pictures/map.svg', size: 150_001 },
    { file: 'pictures/small.svg', size: 150_000 },
    { file: 'articles/1-a/door.jpg', size: 10_000_001 },
    { file: 'pictures/small.jpg', size: 150_001 },
  ];
  expect(findLargePictures(pictures).map(describeProblem)).toEqual([
    'pictures/map.svg: 151 kB, 150 kB is the most: visitors load a drawing as it is',
    'articles/1-a/door.jpg: 10001 kB, 10000 kB is the most: pages show at most 1600 pixels of it',
  ]);
});
