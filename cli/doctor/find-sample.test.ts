import { expect, test } from 'vitest';
import { describeProblem } from '../../src/content/problems.ts';
import { findSample } from './find-sample.ts';
import type { OwnerFiles } from './owner-files.ts';
import { recordSample } from './sample.ts';

const article = (title: string, paragraph: string) =>
  `---\ntitle: ${title}\ndescription: Why all bridges should be painted red.\n---\n\n${paragraph}\n\nAnother paragraph.\n`;
const text = (file: string, source: string) => ({ file: `content/${file}`, source });
const picture = (file: string, drawing: string) => ({
  file: `content/${file}`,
  size: drawing.length,
  read: () => Buffer.from(drawing),
});

/** A sample of four files. */
const sample: OwnerFiles = {
  texts: [
    text('site.yaml', 'name: Sam Ple\nurl: https://sam.dev\n'),
    text('theme.yaml', 'corners: 0\n'),
    text('articles/1-red/en.mdx', article('Red', 'On red bridges the fog is less of a worry.')),
    text('articles/1-red/de.mdx', article('Rot', 'Auf roten Brücken stört der Nebel weniger als sonst.')),
    text('words/en.yaml', 'label: A short label\nline: I painted bridges before I painted pages.\n'),
  ],
  pictures: [picture('pictures/bridge.svg', '<svg>\n</svg>')],
};
const record = recordSample(sample);

/** What is found where some files are others. */
function found(...files: ReturnType<typeof text>[]): string[] {
  const own = text('site.yaml', 'name: Ada\nurl: https://ada.dev\n');
  return findSample({ texts: [own, ...files], pictures: [] }, record).map(describeProblem);
}

test('all of the sample is found', () => {
  expect(findSample(sample, record).map(describeProblem)).toEqual([
    'content/articles/1-red/en.mdx:1: the sample’s, unchanged, and 1 more in its folder',
    'content/words/en.yaml:1: the sample’s, unchanged',
    'content/pictures/bridge.svg:1: a picture of the sample, unchanged',
    'content/site.yaml:1: “Sam Ple” is the sample’s name',
  ]);
});

test('nothing is found with an owner who wrote everything, and kept the theme', () => {
  expect(found(text('theme.yaml', 'corners: 0\n'), text('words/en.yaml', 'label: A short label\n'))).toEqual([]);
});

test('the shipped name, written out and as profiles have it', () => {
  expect(found(text('contact.yaml', '- kind: link\n  url: https://git.dev/sam-ple\n'))).toEqual([
    'content/contact.yaml:2: “sam-ple” is the sample’s name',
  ]);
});

test('a phrase of the sample among own words, whatever its key', () => {
  const words = 'mine: This is mine.\n# A remark\nother: I painted bridges before  I painted pages.\n';
  expect(found(text('words/en.yaml', words))).toEqual([
    'content/words/en.yaml:3 other: a text of the sample: I painted bridges before  I painted pages.',
  ]);
});

test('the description and the beginning of an article under another title', () => {
  const changed = article('Blue', 'On red bridges the fog is less of a worry.');
  expect(found(text('articles/1-blue/en.mdx', changed))).toEqual([
    'content/articles/1-blue/en.mdx:3 description: a text of the sample: Why all bridges should be painted red.',
    'content/articles/1-blue/en.mdx:6: a text of the sample: On red bridges the fog is less of a worry.',
  ]);
});

test('an article that lies elsewhere is still the sample’s', () => {
  expect(found(text('articles/7-red/en.mdx', String(sample.texts[2]?.source)))).toEqual([
    'content/articles/7-red/en.mdx:1: the sample’s, unchanged',
  ]);
});

test('a drawing is the same with other line ends, and another with one other line', () => {
  const drawings = [picture('pictures/a.svg', '<svg>\r\n</svg>'), picture('pictures/b.svg', '<svg>\n<g/></svg>')];
  expect(findSample({ texts: [], pictures: drawings }, record)).toEqual([
    expect.objectContaining({ file: 'content/pictures/a.svg' }),
  ]);
});
