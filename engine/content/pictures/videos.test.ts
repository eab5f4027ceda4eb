import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyContent } from '../../../tests/support/content-copy.ts';
import { ContentError, describeProblem } from '../problems.ts';
import { readContent } from '../read-content.ts';

const folder = 'articles/1-everything';
const shown = '<Video src="shuttle.webm" poster="shuttle.png" captions="shuttle.en.vtt" title="A shuttle & its way">';

/** The problems of a site with this element as its first video, and with these files beside its text. */
async function problemsOf(video: string, files: Record<string, string | Buffer> = {}): Promise<string[]> {
  const root = copyContent(video === shown ? {} : { [`${folder}/en.mdx`]: (text) => text.replace(shown, () => video) });
  for (const [file, bytes] of Object.entries(files)) writeFileSync(join(root, folder, file), bytes);
  try {
    await readContent(root);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(describeProblem);
    throw error;
  }
}

const line = readFileSync(join(import.meta.dirname, '../../../tests/fixtures/site', folder, 'en.mdx'), 'utf8')
  .split('\n')
  .indexOf(shown);
const at = (key: string, message: string) => `${folder}/en.mdx:${line + 1} Video ${key}: ${message}`;
const without = (name: string) => shown.replace(new RegExp(` ${name}="[^"]*"`), '');

test.each([
  ['poster', without('poster'), 'a video needs a still picture'],
  ['captions', without('captions'), 'a video needs a captions file (WebVTT) beside the text'],
  ['title', without('title'), 'a video needs a title that describes it'],
  ['src', without('src'), 'a video needs an MP4 or WebM file beside the text'],
  ['src', shown.replace('shuttle.webm', 'shuttle.mov'), 'a video needs an MP4 or WebM file beside the text'],
  ['src', shown.replace('src="shuttle.webm"', 'href="http://a.example/"'), 'a video needs an MP4 or WebM file'],
  ['captions', shown.replace('shuttle.en.vtt', 'none.vtt'), `no file ${folder}/none.vtt beside the text`],
])('reports a missing or invalid %s with file and line: %s', async (key, video, message) => {
  expect(await problemsOf(video)).toEqual([expect.stringContaining(at(key, message))]);
});

test('reports a missing poster as a missing picture', async () => {
  expect(await problemsOf(shown.replace('shuttle.png', 'none.png'))).toEqual([
    `${folder}/en.mdx:${line + 1}: no picture ${folder}/none.png`,
  ]);
});

test.each([
  ['shuttle.webm', 'a film', 'the content of this file does not match its ending, .mp4 or .webm'],
  ['shuttle.webm', Buffer.alloc(25_000_001), 'a video is limited to 25 MB'],
  ['shuttle.en.vtt', '1\n00:00:01,000 --> 00:00:02,000\nWords\n', 'a captions file must start with the line WEBVTT'],
  ['shuttle.en.vtt', 'WEBVTT\n\nWords\n', 'this file has no captions: write'],
])('reports an invalid %s once for all languages', async (file, bytes, message) => {
  expect(await problemsOf(shown, { [file]: bytes })).toEqual([
    expect.stringContaining(`${folder}/${file}: ${message}`),
  ]);
});
